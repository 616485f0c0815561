using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Literals;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;
using CSharpExpression = Microsoft.CodeAnalysis.CSharp.Syntax.ExpressionSyntax;

namespace SplNet.Analyzers.Formulas;

/// <summary>
/// The formula of an attribute, parsed and checked in the same order as at run time: the text first, then its options
/// together with the attribute's.
/// </summary>
internal sealed class StatedFormula
{
    private readonly CSharpExpression _argument;
    private readonly string _text;
    private readonly StatedOptions _options;
    private readonly SemanticModel _model;
    private ConstantText? _constant;

    private StatedFormula(CSharpExpression argument, string text, StatedOptions options, SemanticModel model)
    {
        (_argument, _text, _options, _model) = (argument, text, options, model);
        var parsed = ReadFormulas.Of(text);
        Requirement = parsed.Root;
        Diagnostics = [.. parsed.Diagnostics];
        if (options.Options.Count > 0)
        {
            Requirement =
                parsed.Root with { Options = SplNet.Syntax.SyntaxList<OptionSyntax>.Of([.. parsed.Root.Options, .. options.Options]) };
            OptionCheck.Check(Requirement.Options, Diagnostics);
        }
    }

    /// <summary>The formula with all its options.</summary>
    public RequirementSyntax Requirement { get; }

    /// <summary>The problems of the formula. A problem may be listed twice.</summary>
    public List<FormulaDiagnostic> Diagnostics { get; }

    /// <summary>The formula of an attribute; null if it is not a text.</summary>
    public static StatedFormula? Of(BoundAttribute attribute, SemanticModel model) =>
        attribute is { Argument: { } argument, Text: { } text }
            ? new StatedFormula(argument, text, StatedOptions.Of(attribute), model)
            : null;

    /// <summary>Creates the diagnostic for a problem at its place in the source.</summary>
    public Diagnostic Describe(FormulaDiagnostic found, CancellationToken cancellation)
    {
        var descriptor = FormulaDescriptors.Of(found.Rule);
        if (_options.Find(found.Span) is { } option)
            return Diagnostic.Create(descriptor, option, found.Message, found.Advice);
        var place = (_constant ??= new ConstantText(_argument, _text, _model, cancellation)).Find(found.Span.Start, found.Span.Length);
        var replacement = found.Replacement is null ? null : place.Write(found.Replacement);
        return Diagnostic.Create(
            descriptor, place.Location, AwayFrom(place.Location), Replacement.Of(replacement), found.Message, found.Advice);
    }

    // A location in a constant leads to the attribute that uses it.
    private IEnumerable<Location>? AwayFrom(Location place) => _argument.Span.Contains(place.SourceSpan) ? null : [_argument.GetLocation()];
}

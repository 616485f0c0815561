using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2001: adds a binding for an operand of the formula; the user writes its code.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(BindOperandFix))]
[Shared]
public sealed class BindOperandFix : SplNetFix
{
    internal const string Key = "SplNet.BindOperand";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2001"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => "Bind the operand";

    private protected override async Task<IReadOnlyList<TextChange>> FindChangesAsync(
        Document document, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation)
    {
        var root = await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        if (root is null || model is null)
            return [];
        var text = await document.GetTextAsync(cancellation).ConfigureAwait(false);
        var parameters = diagnostics.OrderBy(static diagnostic => diagnostic.Location.SourceSpan.Start)
            .Select(diagnostic => root.FindToken(diagnostic.Location.SourceSpan.Start).Parent?.FirstAncestorOrSelf<ParameterSyntax>())
            .OfType<ParameterSyntax>();
        return [.. parameters.GroupBy(static parameter => ExperimentOf(parameter))
            .Where(static experiment => experiment.Key?.ArgumentList is not null)
            .SelectMany(experiment =>
                new InitializerLayout(text, experiment.Key!).Add([.. experiment.Select(parameter => Binding(parameter, model))]))];
    }

    private static BaseObjectCreationExpressionSyntax? ExperimentOf(ParameterSyntax parameter) =>
        parameter.FirstAncestorOrSelf<LambdaExpressionSyntax>()?.Parent
            is ArgumentSyntax { Parent.Parent: BaseObjectCreationExpressionSyntax creation }
            ? creation
            : null;

    // It compiles, and the experiment is invalid, rather than passing, until the code is written.
    private static string Binding(ParameterSyntax parameter, SemanticModel model) =>
        $"[\"{parameter.Identifier.ValueText}\"] = {Name("SplNet.Operand", model, parameter)}.Of(() => " +
        $"throw new {Name("System.NotImplementedException", model, parameter)}())";

    private static string Name(string type, SemanticModel model, SyntaxNode place) =>
        model.Compilation.GetTypeByMetadataName(type)?.ToMinimalDisplayString(model, place.SpanStart) ?? "global::" + type;
}

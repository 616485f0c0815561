using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Binding;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Formulas;

/// <summary>SPL1…: problems in formula files, with the same line and column as at run time.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class FormulaFileAnalyzer : SplNetAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => FormulaDescriptors.All;

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types) =>
        context.RegisterAdditionalFileAction(Check);

    private static void Check(AdditionalFileAnalysisContext context)
    {
        var path = context.AdditionalFile.Path;
        if (!FormulaFile.Is(path) || context.AdditionalFile.GetText(context.CancellationToken)?.ToString() is not { } text)
            return;
        var parsed = FormulaCheck.File(text);
        var ofNames = parsed.Root.Requirements.SelectMany(
            requirement => FormulaBinding.Of(context.Compilation).Check(requirement, null, parsed.Root.Declarations, parsed.Diagnostics));
        var lines = new LineMap(text);
        foreach (var diagnostic in parsed.Diagnostics.Concat(ofNames).Distinct())
        {
            var place = Location.Create(
                path,
                Microsoft.CodeAnalysis.Text.TextSpan.FromBounds(diagnostic.Span.Start, diagnostic.Span.End),
                Lines(lines, diagnostic.Span));
            context.ReportDiagnostic(Diagnostic.Create(
                FormulaDescriptors.Of(diagnostic.Rule), place, null, Replacement.Of(diagnostic.Replacement), diagnostic.Message,
                diagnostic.Advice));
        }
    }

    private static LinePositionSpan Lines(LineMap lines, SplNet.Syntax.TextSpan span) =>
        new(Position(lines, span.Start), Position(lines, span.End));

    private static LinePosition Position(LineMap lines, int index)
    {
        var position = lines.PositionOf(index);
        return new LinePosition(position.Line - 1, position.Column - 1);
    }
}

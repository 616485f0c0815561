using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2011: copies an argument that invocations modify, once per invocation and outside the measured time.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(FreshArgumentFix))]
[Shared]
public sealed class FreshArgumentFix : SplNetFix
{
    internal const string Key = "SplNet.FreshArgument";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2011"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => "Measure with a fresh copy for each invocation";

    private protected override async Task<IReadOnlyList<TextChange>> FindChangesAsync(
        Document document, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation)
    {
        var root = await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        // Needs static lambdas, and parameters that may shadow a local variable.
        if (root?.SyntaxTree.Options is not CSharpParseOptions { LanguageVersion: >= LanguageVersion.CSharp9 } || model is null)
            return [];
        return [.. diagnostics.Select(diagnostic =>
            SharedArgument.Find(root.FindNode(diagnostic.Location.SourceSpan, getInnermostNodeForTie: true), model, cancellation))
            .OfType<SharedArgument>()
            .GroupBy(static shared => shared.Code)
            // A lambda that changes two variables would need a tuple.
            .Where(static code => code.Select(static shared => shared.Name).Distinct(StringComparer.Ordinal).Count() == 1)
            .SelectMany(static code => code.First().Changes())];
    }
}

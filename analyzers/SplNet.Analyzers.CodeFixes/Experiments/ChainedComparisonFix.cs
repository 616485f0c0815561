using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Rules;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2036: splits a chain of comparisons into joined comparisons.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ChainedComparisonFix))]
[Shared]
public sealed class ChainedComparisonFix : EachPlaceFix
{
    internal const string Key = "SplNet.ChainedComparison";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2036"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => "Join two comparisons";

    private protected override IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation)
    {
        // Insert before the second operator to keep comments and line breaks.
        if (diagnostic.Properties.TryGetValue(Replacement.Key, out var joined) && joined is not null
            && diagnostic.AdditionalLocations.Count > 0)
            yield return new TextChange(new TextSpan(diagnostic.AdditionalLocations[0].SourceSpan.Start, 0), joined);
    }
}

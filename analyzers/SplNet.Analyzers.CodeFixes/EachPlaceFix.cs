using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes;

/// <summary>A fix that corrects each place independently of the others.</summary>
public abstract class EachPlaceFix : SplNetFix
{
    private protected sealed override async Task<IReadOnlyList<TextChange>> FindChangesAsync(
        Document document, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation)
    {
        var root = await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        return root is null || model is null
            ? []
            : [.. diagnostics.SelectMany(diagnostic => ChangesFor(diagnostic, root, model, cancellation))];
    }

    /// <summary>The changes that correct one place; none if it cannot be corrected safely.</summary>
    private protected abstract IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation);
}

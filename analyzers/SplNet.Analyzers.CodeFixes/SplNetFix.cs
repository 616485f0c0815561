using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes;

/// <summary>
/// The base class of all fixes. A fix makes a few text changes, which keep the surrounding layout and comments; the same code fixes one
/// place or all of them.
/// </summary>
public abstract class SplNetFix : CodeFixProvider
{
    private protected abstract string EquivalenceKey { get; }

    /// <inheritdoc/>
    public sealed override FixAllProvider GetFixAllProvider() => FixAllProvider.Create(static async (context, document, diagnostics) =>
        await ((SplNetFix)context.CodeFixProvider).FixAsync(document, diagnostics, context.CancellationToken).ConfigureAwait(false));

    /// <inheritdoc/>
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (var diagnostic in context.Diagnostics)
        {
            var changes = await FindChangesAsync(context.Document, [diagnostic], context.CancellationToken).ConfigureAwait(false);
            if (changes.Count > 0)
                context.RegisterCodeFix(
                    CodeAction.Create(
                        TitleOf(diagnostic), cancellation => FixAsync(context.Document, [diagnostic], cancellation), EquivalenceKey),
                    diagnostic);
        }
    }

    private protected abstract string TitleOf(Diagnostic diagnostic);

    /// <summary>The changes that fix all the diagnostics together; none for those that cannot be fixed safely.</summary>
    private protected abstract Task<IReadOnlyList<TextChange>> FindChangesAsync(
        Document document, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation);

    private async Task<Document> FixAsync(Document document, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation)
    {
        var changes = await FindChangesAsync(document, diagnostics, cancellation).ConfigureAwait(false);
        var text = await document.GetTextAsync(cancellation).ConfigureAwait(false);
        return document.WithText(text.WithChanges(Changes.Apart(changes)));
    }
}

using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Rules;

namespace SplNet.Analyzers.CodeFixes.Texts;

/// <summary>SPL1...: replaces a misspelling or an older notation in a formula with the suggestion of the diagnostic.</summary>
[ExportCodeFixProvider(
    LanguageNames.CSharp,
    Name = nameof(ReplaceTextFix),
    DocumentKinds = [nameof(TextDocumentKind.Document), nameof(TextDocumentKind.AdditionalDocument)],
    DocumentExtensions = [".cs", ".spl"])]
[Shared]
public sealed class ReplaceTextFix : SplNetFix
{
    internal const string Key = "SplNet.ReplaceText";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
    [
        .. Syntax.FormulaRuleTable.All.Select(static rule => rule.Code),
    ];

    private protected override string EquivalenceKey => Key;

    /// <inheritdoc/>
    public override Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        if (context.TextDocument is Document)
            return base.RegisterCodeFixesAsync(context);
        foreach (var diagnostic in context.Diagnostics.Where(HasReplacement))
        {
            var file = context.TextDocument;
            context.RegisterCodeFix(
                CodeAction.Create(TitleOf(diagnostic), cancellation => ReplaceAsync(file, diagnostic, cancellation), Key), diagnostic);
        }

        return Task.CompletedTask;
    }

    private protected override string TitleOf(Diagnostic diagnostic) =>
        diagnostic.Properties[Replacement.Key] is { Length: > 0 } replacement ? $"Write '{replacement}'" : "Remove it";

    private protected override async Task<IReadOnlyList<TextChange>> FindChangesAsync(
        Document document, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation)
    {
        var root = await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false);
        if (root is null)
            return [];
        var literals = diagnostics.Where(HasReplacement).GroupBy(diagnostic => LiteralAt(root, diagnostic));
        return [.. literals.SelectMany(static literal => LiteralChanges.In(literal.Key, literal.Select(ChangeOf)))];
    }

    // A hole of an interpolated string is a separate literal.
    private static ExpressionSyntax? LiteralAt(SyntaxNode root, Diagnostic diagnostic) =>
        root.FindToken(diagnostic.Location.SourceSpan.Start).Parent?.FirstAncestorOrSelf<ExpressionSyntax>();

    private static bool HasReplacement(Diagnostic diagnostic) =>
        diagnostic.Properties.TryGetValue(Replacement.Key, out var replacement) && replacement is not null;

    // The analyzer has already escaped the text for its literal, which may have any form.
    private static TextChange ChangeOf(Diagnostic diagnostic) =>
        new(diagnostic.Location.SourceSpan, diagnostic.Properties[Replacement.Key]!);

    // Text in a file is not part of a literal.
    private static async Task<Solution> ReplaceAsync(TextDocument file, Diagnostic diagnostic, CancellationToken cancellation)
    {
        var text = await file.GetTextAsync(cancellation).ConfigureAwait(false);
        return file.Project.Solution.WithAdditionalDocumentText(file.Id, text.WithChanges(ChangeOf(diagnostic)));
    }
}

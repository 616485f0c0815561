using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Rules;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2003: renames the key of a binding to the operand name in the formula.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MisspeltKeyFix))]
[Shared]
public sealed class MisspeltKeyFix : EachPlaceFix
{
    internal const string Key = "SplNet.MisspeltKey";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2003"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => $"Bind '{diagnostic.Properties[Replacement.Key]}'";

    // A constant, a nameof or a concatenation cannot be replaced in one place.
    private protected override IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation)
    {
        var key = root.FindToken(diagnostic.Location.SourceSpan.Start);
        if (key.IsKind(SyntaxKind.OpenBracketToken))
            key = key.GetNextToken();
        if (key.Kind() is SyntaxKind.StringLiteralToken or SyntaxKind.SingleLineRawStringLiteralToken
            && key.Parent?.Parent is not BinaryExpressionSyntax && diagnostic.Properties.TryGetValue(Replacement.Key, out var name)
            && name is not null)
            yield return new TextChange(key.Span, SymbolDisplay.FormatLiteral(name, quote: true));
    }
}

using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Completion;

/// <summary>The formula whose literal the caret is in.</summary>
internal sealed class FormulaAtCaret
{
    private readonly string _text;
    private readonly int _start;
    private readonly int _position;
    private readonly Compilation _compilation;
    private readonly ISymbol? _carrier;

    private FormulaAtCaret(string text, int start, int position, Compilation compilation, ISymbol? carrier) =>
        (_text, _start, _position, _compilation, _carrier) = (text, start, position, compilation, carrier);

    /// <summary>The formula; null where the caret is in none.</summary>
    public static async Task<FormulaAtCaret?> FindAsync(Document document, int position, CancellationToken cancellation)
    {
        var root = await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false);
        if (root is null || position == 0)
            return null;
        // A literal without its closing quote ends at the caret.
        var literal = root.FindToken(position - 1);
        if (literal.Parent is not LiteralExpressionSyntax { Parent: AttributeArgumentSyntax { NameEquals: null, Parent.Parent: AttributeSyntax attribute } })
            return null;
        if (LiteralValue.StartIn(literal) is not { } start || position < start || position > start + literal.ValueText.Length)
            return null;
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        return model is not null && IsSpl(attribute, model, cancellation)
            ? new FormulaAtCaret(literal.ValueText, start, position, model.Compilation, CarrierOf(attribute, model, cancellation))
            : null;
    }

    /// <summary>What may stand at the caret.</summary>
    public FormulaItems Complete() => FormulaCompletion.Find(_text, _position - _start, _compilation, _carrier, []);

    /// <summary>The text of the document that an item replaces.</summary>
    public TextSpan SpanOf(FormulaItems items) => new(_start + items.Span.Start, items.Span.Length);

    private static bool IsSpl(AttributeSyntax attribute, SemanticModel model, CancellationToken cancellation) =>
        SplNetTypes.Find(model.Compilation) is { SplAttribute: { } type } && SymbolEqualityComparer.Default.Equals(model.GetTypeInfo(attribute, cancellation).Type, type);

    private static ISymbol? CarrierOf(AttributeSyntax attribute, SemanticModel model, CancellationToken cancellation) => attribute.Parent switch
    {
        AttributeListSyntax { Target.Identifier: var target } when target.IsKind(SyntaxKind.AssemblyKeyword) => model.Compilation.Assembly,
        AttributeListSyntax { Parent: { } declaration } => model.GetDeclaredSymbol(declaration, cancellation),
        _ => null,
    };
}

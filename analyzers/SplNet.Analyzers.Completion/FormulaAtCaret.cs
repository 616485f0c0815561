using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Literals;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Completion;

/// <summary>The formula in the literal at the caret.</summary>
internal sealed class FormulaAtCaret
{
    private readonly string _text;
    private readonly int _caret;
    private readonly ConstantText _constant;
    private readonly Compilation _compilation;
    private readonly ISymbol? _carrier;

    private FormulaAtCaret(string text, int caret, ConstantText constant, Compilation compilation, ISymbol? carrier) =>
        (_text, _caret, _constant, _compilation, _carrier) = (text, caret, constant, compilation, carrier);

    /// <summary>The formula; null if the caret is not in one.</summary>
    public static async Task<FormulaAtCaret?> FindAsync(Document document, int position, CancellationToken cancellation)
    {
        var root = await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false);
        if (root is null || position == 0)
            return null;
        // A literal without its closing quote ends at the caret.
        var literal = root.FindToken(position - 1).Parent;
        if (literal is not (LiteralExpressionSyntax or InterpolatedStringTextSyntax)
            || literal.FirstAncestorOrSelf<AttributeSyntax>() is not { } attribute)
            return null;
        if (AttributeArguments.First(attribute) is not { } argument || !argument.Span.Contains(literal.Span))
            return null;
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        if (model is null || !IsSpl(attribute, model, cancellation)
            || model.GetConstantValue(argument, cancellation).Value is not string text)
            return null;
        var constant = new ConstantText(argument, text, model, cancellation);
        return CaretIn(constant, text, position) is { } caret
            ? new FormulaAtCaret(
                text, caret, constant, model.Compilation, ExtensionMethods.AtRunTime(AttributeCarrier.Of(attribute, model, cancellation)))
            : null;
    }

    /// <summary>The items that can be inserted at the caret.</summary>
    public FormulaItems Complete() => FormulaCompletion.Find(_text, _caret, _compilation, _carrier, []);

    /// <summary>The text of the document that an item replaces; null if the word is written in several pieces.</summary>
    public TextSpan? SpanOf(FormulaItems items) =>
        _constant.Find(items.Span.Start, items.Span.Length) is { Part: not null, Location.SourceSpan: var span } ? span : null;

    // Checked by type, as no constructor matches while the user is typing.
    private static bool IsSpl(AttributeSyntax attribute, SemanticModel model, CancellationToken cancellation) =>
        SplNetTypes.IsNamed(model.GetTypeInfo(attribute, cancellation).Type, "SplAttribute");

    // No character of the formula starts inside an escape sequence or before the first character of an indented line.
    private static int? CaretIn(ConstantText constant, string text, int position)
    {
        for (var index = 0; index <= text.Length; index++)
        {
            if (constant.Find(index, 0) is { Part: not null, Location.SourceSpan.Start: var start } && start == position)
                return index;
        }

        return null;
    }
}

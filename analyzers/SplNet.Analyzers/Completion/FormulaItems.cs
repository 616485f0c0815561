using SplNet.Syntax;

namespace SplNet.Analyzers.Completion;

/// <summary>All items that can be inserted at the caret.</summary>
/// <param name="Span">The text that an item replaces: the word around the caret, or empty if there is none.</param>
/// <param name="Items">The items, including some that do not start with the word, because editors match words in other ways.</param>
internal sealed record FormulaItems(TextSpan Span, IReadOnlyList<FormulaItem> Items);

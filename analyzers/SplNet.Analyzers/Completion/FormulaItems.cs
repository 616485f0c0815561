using SplNet.Syntax;

namespace SplNet.Analyzers.Completion;

/// <summary>All that may stand at the caret.</summary>
/// <param name="Span">What an item replaces: the word around the caret; empty where there is none.</param>
/// <param name="Items">The items; those that do not begin with the word are among them, as editors match words in other ways too.</param>
internal sealed record FormulaItems(TextSpan Span, IReadOnlyList<FormulaItem> Items);

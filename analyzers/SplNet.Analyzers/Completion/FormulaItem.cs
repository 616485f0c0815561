namespace SplNet.Analyzers.Completion;

/// <summary>Something that can be inserted at the caret.</summary>
/// <param name="Text">The text to insert.</param>
/// <param name="Kind">The kind of item.</param>
internal readonly record struct FormulaItem(string Text, FormulaItemKind Kind);

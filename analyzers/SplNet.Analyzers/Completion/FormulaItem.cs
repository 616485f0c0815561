namespace SplNet.Analyzers.Completion;

/// <summary>Something that may stand at the caret.</summary>
/// <param name="Text">The text to insert.</param>
/// <param name="Kind">What it is.</param>
internal readonly record struct FormulaItem(string Text, FormulaItemKind Kind);

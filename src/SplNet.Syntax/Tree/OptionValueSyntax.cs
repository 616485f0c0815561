namespace SplNet.Syntax;

/// <summary>A number, with its unit, or a word.</summary>
internal sealed record OptionValueSyntax(string? Word, double Number, FormulaUnit Unit) : SyntaxNode;

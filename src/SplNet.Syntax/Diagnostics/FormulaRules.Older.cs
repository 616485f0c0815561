namespace SplNet.Syntax;

/// <content>SPL11.. for spellings of mathematics, of lambdas and of the older SPL tools, each with the modern spelling.</content>
internal static partial class FormulaRules
{
    public static readonly FormulaRule OlderSymbol = new(
        "SPL1101", "Symbol from another notation", "'{0}' is written {1} here.", "Write {1}.");

    public static readonly FormulaRule OlderFactors = new(
        "SPL1102", "Factors after a relation", "A factor cannot follow the relation.", "Multiply the values: {0}");

    public static readonly FormulaRule OlderTolerance = new(
        "SPL1103", "Tolerance after an equality", "Parentheses around a tolerance are the older notation.",
        "Use the relation with a tolerance, which is tested as an equivalence: {0}");

    public static readonly FormulaRule OlderQuantifier = new(
        "SPL1104", "Quantifier from another notation", "Braces around quantifier values are the older notation.", "Write {0}");

    public static readonly FormulaRule OlderMember = new(
        "SPL1105", "'#' before a method", "A method follows its type after a dot.", "Write a dot instead of '#'.");

    public static readonly FormulaRule BracketArguments = new(
        "SPL1106", "Arguments in brackets", "Brackets hold generators, and '{0}' is an argument.",
        "Write the arguments in parentheses: {1}");

    public static readonly FormulaRule Transform = new(
        "SPL1107", "Transform of observations", "A text names the method that transforms observations.",
        "Write Type.Method after the comma, or multiply the estimate: {0}");

    public static readonly FormulaRule ImplicationOfValues = new(
        "SPL1108", "Arrow between values", "'{0}' joins formulas, not values.", "To compare them, write >=.");
}

namespace SplNet.Syntax.Binding;

/// <summary>The operands of a formula that only names them, like the text of an experiment; code binds them.</summary>
internal static class OperandNames
{
    /// <summary>Lists the names, each once, in the order of the text.</summary>
    public static IReadOnlyList<string> Of(FormulaSyntax formula) =>
        [.. FormulaOperands.Of(formula).Where(IsName).Select(static operand => operand.Method.Simple!).Distinct(StringComparer.Ordinal)];

    /// <summary>True for a simple name, which may have arguments and a revision.</summary>
    public static bool IsName(OperandSyntax operand) =>
        operand.Method.Simple is not (null or ReservedNames.This or ReservedNames.Self) && operand.ParameterTypes.Count == 0
        && operand.Generators.Count == 0;
}

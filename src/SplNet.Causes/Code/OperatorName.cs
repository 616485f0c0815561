using System.Collections.Frozen;

namespace SplNet.Causes.Code;

/// <summary>Operators as C# writes them.</summary>
internal static class OperatorName
{
    private static readonly FrozenDictionary<string, string> Symbols = new Dictionary<string, string>(StringComparer.Ordinal)
    {
        ["op_Addition"] = "+",
        ["op_BitwiseAnd"] = "&",
        ["op_BitwiseOr"] = "|",
        ["op_Decrement"] = "--",
        ["op_Division"] = "/",
        ["op_Equality"] = "==",
        ["op_ExclusiveOr"] = "^",
        ["op_Explicit"] = "(explicit conversion)",
        ["op_GreaterThan"] = ">",
        ["op_GreaterThanOrEqual"] = ">=",
        ["op_Implicit"] = "(implicit conversion)",
        ["op_Increment"] = "++",
        ["op_Inequality"] = "!=",
        ["op_LeftShift"] = "<<",
        ["op_LessThan"] = "<",
        ["op_LessThanOrEqual"] = "<=",
        ["op_LogicalNot"] = "!",
        ["op_Modulus"] = "%",
        ["op_Multiply"] = "*",
        ["op_OnesComplement"] = "~",
        ["op_RightShift"] = ">>",
        ["op_Subtraction"] = "-",
        ["op_UnaryNegation"] = "unary -",
    }.ToFrozenDictionary(StringComparer.Ordinal);

    /// <summary>The operator of a type; null for any other method.</summary>
    /// <param name="type">The type as it is spoken.</param>
    /// <param name="method">The name in the metadata.</param>
    public static string? Of(string type, string method) =>
        Symbols.TryGetValue(method, out var symbol) ? $"{type} operator {symbol}" : null;
}

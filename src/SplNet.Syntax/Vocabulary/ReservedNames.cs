namespace SplNet.Syntax;

/// <summary>Names with a special meaning.</summary>
internal static class ReservedNames
{
    /// <summary>The type or the method that carries the formula.</summary>
    public const string This = "THIS";

    /// <summary>The method that carries the formula.</summary>
    public const string Self = "SELF";

    public const string True = "true";

    public const string False = "false";

    private static readonly string[] BuiltInTypes =
    [
        "bool", "byte", "sbyte", "char", "decimal", "double", "float", "int", "uint", "nint", "nuint", "long", "ulong", "object", "short",
        "ushort", "string",
    ];

    public static bool Contains(string name) => name is This or Self or True or False || Estimators.IsKnown(name);

    public static bool IsBuiltInType(string name) => Array.IndexOf(BuiltInTypes, name) >= 0;
}

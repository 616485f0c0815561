using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>The types with C# keywords.</summary>
internal static class BuiltInTypes
{
    private static readonly Dictionary<string, SpecialType> Types = new(StringComparer.Ordinal)
    {
        ["bool"] = SpecialType.System_Boolean, ["byte"] = SpecialType.System_Byte, ["sbyte"] = SpecialType.System_SByte,
        ["char"] = SpecialType.System_Char,
        ["decimal"] = SpecialType.System_Decimal, ["double"] = SpecialType.System_Double, ["float"] = SpecialType.System_Single,
        ["int"] = SpecialType.System_Int32, ["uint"] = SpecialType.System_UInt32, ["nint"] = SpecialType.System_IntPtr,
        ["nuint"] = SpecialType.System_UIntPtr, ["long"] = SpecialType.System_Int64, ["ulong"] = SpecialType.System_UInt64,
        ["object"] = SpecialType.System_Object, ["short"] = SpecialType.System_Int16, ["ushort"] = SpecialType.System_UInt16,
        ["string"] = SpecialType.System_String,
    };

    private static readonly Dictionary<SpecialType, string> Keywords = Types.ToDictionary(
        static known => known.Value, static known => known.Key);

    public static SpecialType Of(string keyword) => Types[keyword];

    public static string? KeywordOf(ITypeSymbol type) => Keywords.TryGetValue(type.SpecialType, out var keyword) ? keyword : null;
}

namespace SplNet.Arguments.Reflection;

/// <summary>The types with C# keywords.</summary>
internal static class BuiltInTypes
{
    private static readonly Dictionary<string, Type> Types = new(StringComparer.Ordinal)
    {
        ["bool"] = typeof(bool), ["byte"] = typeof(byte), ["sbyte"] = typeof(sbyte), ["char"] = typeof(char), ["decimal"] = typeof(decimal),
        ["double"] = typeof(double), ["float"] = typeof(float), ["int"] = typeof(int), ["uint"] = typeof(uint), ["nint"] = typeof(nint),
        ["nuint"] = typeof(nuint), ["long"] = typeof(long), ["ulong"] = typeof(ulong), ["object"] = typeof(object),
        ["short"] = typeof(short),
        ["ushort"] = typeof(ushort), ["string"] = typeof(string),
    };

    private static readonly Dictionary<Type, string> Keywords = Types.ToDictionary(static known => known.Value, static known => known.Key);

    public static Type Of(string keyword) => Types[keyword];

    public static string? KeywordOf(Type type) => Keywords.GetValueOrDefault(type);
}

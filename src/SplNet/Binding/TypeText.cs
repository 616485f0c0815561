using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Types as formulas write them.</summary>
internal static class TypeText
{
    private static readonly Dictionary<string, Type> BuiltIn = new(StringComparer.Ordinal)
    {
        ["bool"] = typeof(bool), ["byte"] = typeof(byte), ["sbyte"] = typeof(sbyte), ["char"] = typeof(char), ["decimal"] = typeof(decimal),
        ["double"] = typeof(double), ["float"] = typeof(float), ["int"] = typeof(int), ["uint"] = typeof(uint), ["nint"] = typeof(nint),
        ["nuint"] = typeof(nuint), ["long"] = typeof(long), ["ulong"] = typeof(ulong), ["object"] = typeof(object), ["short"] = typeof(short),
        ["ushort"] = typeof(ushort), ["string"] = typeof(string),
    };

    public static Type? FindBuiltIn(string name) => BuiltIn.GetValueOrDefault(name);

    public static string Of(Type type)
    {
        foreach (var (name, known) in BuiltIn)
        {
            if (known == type)
                return name;
        }

        if (type.IsByRef)
            return "ref " + Of(type.GetElementType()!);
        if (type.IsPointer)
            return Of(type.GetElementType()!) + "*";
        if (type.IsArray)
            return $"{Of(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        if (Nullable.GetUnderlyingType(type) is { } value)
            return Of(value) + "?";
        var plain = WithoutArity(type.Name);
        return type.IsGenericType ? $"{plain}<{string.Join(", ", type.GetGenericArguments().Select(Of))}>" : plain;
    }

    /// <summary>The types of a list of parameters or arguments.</summary>
    public static string Of(IEnumerable<Type> types) => "(" + string.Join(", ", types.Select(Of)) + ")";

    /// <summary>Namespace, outer types and name with dots between them.</summary>
    public static string PathOf(Type type) =>
        string.Join('.', (type.FullName ?? type.Name).Split('[')[0].Split('.', '+').Select(WithoutArity));

    public static string WithoutArity(string name) => name.IndexOf('`', StringComparison.Ordinal) is > 0 and var tick ? name[..tick] : name;

    /// <summary>Quoted names with 'or' before the last.</summary>
    public static string Alternatives(IEnumerable<string> names)
    {
        const int most = 8;
        var all = names.Distinct(StringComparer.Ordinal).ToList();
        var shown = all.Take(most).Select(Quotes.Add).ToList();
        if (all.Count > most)
            return string.Join(", ", shown) + $" or {(all.Count - most).ToString(System.Globalization.CultureInfo.InvariantCulture)} more";
        return shown.Count == 1 ? shown[0] : string.Join(", ", shown.SkipLast(1)) + " or " + shown[^1];
    }
}

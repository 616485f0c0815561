namespace SplNet.Tool.Generating.CSharp;

/// <summary>Writes types in C#, fully qualified from the global namespace to avoid ambiguity.</summary>
internal static class CSharpType
{
    private static readonly Dictionary<string, string> Words = new(StringComparer.Ordinal)
    {
        ["System.Boolean"] = "bool", ["System.Byte"] = "byte", ["System.SByte"] = "sbyte", ["System.Int16"] = "short",
        ["System.UInt16"] = "ushort", ["System.Int32"] = "int",
        ["System.UInt32"] = "uint", ["System.Int64"] = "long", ["System.UInt64"] = "ulong", ["System.Single"] = "float",
        ["System.Double"] = "double", ["System.Decimal"] = "decimal",
        ["System.Char"] = "char", ["System.String"] = "string", ["System.Object"] = "object", ["System.Void"] = "void",
    };

    /// <summary>The name of a type.</summary>
    public static string Of(Type type)
    {
        if (type.IsArray)
            return OfArray(type);
        if (!type.IsGenericType && Words.TryGetValue(type.FullName ?? string.Empty, out var word))
            return word;

        // The arguments of the enclosing types come first.
        var arguments = new Queue<Type>(type.GetGenericArguments());
        var open = type.IsGenericTypeDefinition;
        var parts = Around(type).Select(one => Part(one, arguments, open));
        return $"global::{(string.IsNullOrEmpty(type.Namespace)
            ? string.Empty
            : CSharpName.Of(type.Namespace) + ".")}{string.Join('.', parts)}";
    }

    /// <summary>False for a type that is, or contains, a type without a valid C# name.</summary>
    public static bool HasName(Type type) =>
        type.HasElementType
            ? HasName(type.GetElementType()!)
            : Around(type).All(static one => CSharpName.IsIdentifier(Bare(one))) && Array.TrueForAll(type.GetGenericArguments(), HasName);

    // The ranks of a nested array are in the order of the indices.
    private static string OfArray(Type type)
    {
        var ranks = string.Empty;
        var element = type;
        for (; element.IsArray; element = element.GetElementType()!)
            ranks += $"[{new string(',', element.GetArrayRank() - 1)}]";
        return Of(element) + ranks;
    }

    private static Stack<Type> Around(Type type)
    {
        var all = new Stack<Type>();
        for (var current = type; current is not null; current = current.DeclaringType)
            all.Push(current);
        return all;
    }

    private static string Bare(Type type) => type.Name.Split('`')[0];

    private static string Part(Type type, Queue<Type> arguments, bool isOpen)
    {
        var tick = type.Name.IndexOf('`', StringComparison.Ordinal);
        var count = tick < 0 ? 0 : int.Parse(type.Name.AsSpan(tick + 1), System.Globalization.CultureInfo.InvariantCulture);
        var own = Enumerable.Range(0, count).Select(_ => arguments.Dequeue()).Select(argument => isOpen ? string.Empty : Of(argument))
            .ToList();
        return CSharpName.Of(Bare(type)) + (count == 0 ? string.Empty : $"<{string.Join(isOpen ? "," : ", ", own)}>");
    }
}

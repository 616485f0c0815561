namespace SplNet.Evaluation.Toolchain;

/// <summary>Types as C# source names them.</summary>
internal static class CSharpName
{
    /// <summary>The full name, which no other name can hide.</summary>
    public static string Of(Type type)
    {
        if (type == typeof(void))
            return "void";
        if (type.IsArray)
            return $"{Of(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        var arguments = new Queue<Type>(type.GetGenericArguments());
        var chain = new Stack<Type>();
        for (var level = type; level is not null; level = level.DeclaringType)
            chain.Push(level);
        var space = chain.Peek().Namespace;
        return "global::" + (string.IsNullOrEmpty(space) ? string.Empty : space + ".") +
            string.Join('.', chain.Select(level => Simple(level, arguments)));
    }

    private static string Simple(Type type, Queue<Type> arguments)
    {
        var mark = type.Name.IndexOf('`', StringComparison.Ordinal);
        if (mark < 0)
            return "@" + type.Name;
        var count = int.Parse(type.Name[(mark + 1)..], System.Globalization.CultureInfo.InvariantCulture);
        return $"@{type.Name[..mark]}<{string.Join(", ", Enumerable.Range(0, count).Select(_ => Of(arguments.Dequeue())))}>";
    }
}

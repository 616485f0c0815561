using System.Text.RegularExpressions;

namespace SplNet.Causes.Code;

/// <summary>Names of types for people.</summary>
internal static partial class TypeName
{
    /// <summary>Without namespaces and arities, nested types behind a dot.</summary>
    public static string Short(string name) => WithoutArity(Namespaces().Replace(name, string.Empty)).Replace('/', '.') switch
    {
        "Boolean" => "bool",
        "Byte" => "byte",
        "Char" => "char",
        "Decimal" => "decimal",
        "Double" => "double",
        "Int32" => "int",
        "Int64" => "long",
        "Object" => "object",
        "Single" => "float",
        "String" => "string",
        var other => other,
    };

    /// <summary>Without the number of type parameters.</summary>
    public static string WithoutArity(string name) => Arity().Replace(name, string.Empty);

    /// <summary>The parts of a list of types; commas inside of type arguments do not part it.</summary>
    public static IEnumerable<string> Arguments(string list)
    {
        var (depth, start) = (0, 0);
        for (var at = 0; at < list.Length; at++)
        {
            depth += list[at] switch { '<' or '[' => 1, '>' or ']' => -1, _ => 0 };
            if (list[at] != ',' || depth > 0)
                continue;
            yield return list[start..at];
            start = at + 1;
        }

        if (list.Length > 0)
            yield return list[start..];
    }

    [GeneratedRegex(@"(?:[\w`#$]+\.)+(?=[\w<])", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Namespaces();

    [GeneratedRegex(@"`\d+", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Arity();
}

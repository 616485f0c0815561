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

    [GeneratedRegex(@"(?:[\w`#$]+\.)+(?=[\w<])", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Namespaces();

    [GeneratedRegex(@"`\d+", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Arity();
}

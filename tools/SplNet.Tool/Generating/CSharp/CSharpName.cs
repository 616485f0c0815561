using System.Globalization;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>Writes names in C#.</summary>
internal static class CSharpName
{
    private static readonly HashSet<string> Keywords = new(StringComparer.Ordinal)
    {
        "abstract", "as", "base", "bool", "break", "byte", "case", "catch", "char", "checked", "class", "const", "continue", "decimal",
        "default", "delegate", "do", "double", "else", "enum",
        "event", "explicit", "extern", "false", "finally", "fixed", "float", "for", "foreach", "goto", "if", "implicit", "in", "int",
        "interface", "internal", "is", "lock", "long", "namespace",
        "new", "null", "object", "operator", "out", "override", "params", "private", "protected", "public", "readonly", "ref", "return",
        "sbyte", "sealed", "short", "sizeof", "stackalloc",
        "static", "string", "struct", "switch", "this", "throw", "true", "try", "typeof", "uint", "ulong", "unchecked", "unsafe", "ushort",
        "using", "virtual", "void", "volatile", "while",
        "await", "async", "record", "file", "required", "scoped", "var", "dynamic", "field",
    };

    /// <summary>True for a valid C# identifier.</summary>
    public static bool IsIdentifier(string name) => name.Length > 0 && (name[0] == '_' || char.IsLetter(name[0])) && name.All(IsPart);

    /// <summary>A name, or a dotted list of names, with escaped keywords.</summary>
    public static string Of(string name) =>
        string.Join('.', name.Split('.').Select(static part => Keywords.Contains(part) ? "@" + part : part));

    private static bool IsPart(char character) => char.IsLetterOrDigit(character) || char.GetUnicodeCategory(character)
        is UnicodeCategory.ConnectorPunctuation or UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark
            or UnicodeCategory.LetterNumber;
}

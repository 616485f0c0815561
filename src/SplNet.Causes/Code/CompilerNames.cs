using System.Text.RegularExpressions;

namespace SplNet.Causes.Code;

/// <summary>Names that the compiler makes. Their ordinals shift when a method above them is added, so they are left out wherever two builds are compared.</summary>
internal static partial class CompilerNames
{
    /// <summary>The name without ordinals.</summary>
    public static string WithoutOrdinals(string name) =>
        name.Contains('<', StringComparison.Ordinal) || name.Contains('$', StringComparison.Ordinal) ? Ordinals().Replace(name, Replacement) : name;

    /// <summary>True for a type or a method that the compiler has made of a method of the user's.</summary>
    // Members of records and the entry of a program with top-level statements stand for themselves.
    public static bool IsMade(string name) =>
        name.StartsWith('<') && name.Contains('>', StringComparison.Ordinal)
        && !name.StartsWith("<Main>", StringComparison.Ordinal) && !name.StartsWith("<Clone>", StringComparison.Ordinal) && !name.StartsWith("<Private", StringComparison.Ordinal);

    private static string Replacement(Match match) => match.Value[0] switch
    {
        '|' => "|#",
        'A' => "AnonymousType#",
        '<' => "<#>__",
        _ when match.Value.StartsWith("__DisplayClass", StringComparison.Ordinal) => "__DisplayClass#",
        _ => "__#",
    };

    [GeneratedRegex(@"__(DisplayClass)?\d+(_\d+)*|\|\d+_\d+|AnonymousType\d+|__locals\d+|<\d+>__", RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Ordinals();
}

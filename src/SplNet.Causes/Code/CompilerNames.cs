using System.Text.RegularExpressions;

namespace SplNet.Causes.Code;

/// <summary>
/// Names made by the compilers of C#, F# and Visual Basic. They contain ordinals, which shift when a method above them
/// is added, line numbers, and hashes of paths. Comparisons of two builds leave all of these out.
/// </summary>
internal static partial class CompilerNames
{
    private const string FixedSize = "<Private";

    // C# writes a character for the kind after the bracket. These kinds have names that do not shift: fields of properties
    // and of primary constructors.
    private const string BackingField = "k__BackingField";
    private const string CapturedParameter = "P";

    /// <summary>The name without ordinals, lines and hashes.</summary>
    public static string WithoutOrdinals(string name) =>
        name.AsSpan().IndexOfAny('<', '$', '@') < 0 ? name : Ordinals().Replace(name, Replacement);

    /// <summary>The name as it is written: a type of one file has the hash of the file's path before it.</summary>
    public static string AsWritten(string name) => name.StartsWith('<') ? OfOneFile().Replace(name, string.Empty) : name;

    /// <summary>True for a type or a method that the compiler has made from a method of the user's.</summary>
    // Members of records, the entry of a program with top-level statements and types of one file are separate items.
    public static bool IsMade(string name) => name.Length > 0 && name[0] switch
    {
        '<' => IsMadeByCSharp(name),
        '_' or 'V' => name.StartsWith("_Closure$__", StringComparison.Ordinal) || name.StartsWith("_Lambda$__", StringComparison.Ordinal)
            || name.StartsWith("VB$StateMachine_", StringComparison.Ordinal) || name.StartsWith("VB$Anonymous", StringComparison.Ordinal)
            || IsMadeByFSharp(name),
        _ => IsMadeByFSharp(name),
    };

    /// <summary>True for the class of the helpers that the compiler adds to an assembly.</summary>
    public static bool IsOfAssembly(string name) => name.StartsWith(FixedSize, StringComparison.Ordinal);

    /// <summary>True for a name with the number of a line, as F# makes them.</summary>
    public static bool IsMadeByFSharp(string name) =>
        name.IndexOf('@', StringComparison.Ordinal) is > 0 and var at && at + 1 < name.Length && char.IsAsciiDigit(name[at + 1]);

    private static bool IsMadeByCSharp(string name)
    {
        var end = name.IndexOf('>', StringComparison.Ordinal);
        if (end < 0 || IsOfAssembly(name) || name is "<Module>" || name.StartsWith("<Main>", StringComparison.Ordinal)
            || name.StartsWith("<Clone>", StringComparison.Ordinal) || name.StartsWith("<Program>", StringComparison.Ordinal))
            return false;
        return name[(end + 1)..] is not (BackingField or CapturedParameter) && !OfOneFile().IsMatch(name);
    }

    private static string Replacement(Match match) => match.Value switch
    {
        ['|', ..] => "|#",
        ['<', 'G', ..] => "<G>$#",
        ['<', 'M', ..] => "<M>$#",
        ['<', ..] => "<#>__",
        ['>', ..] => ">F__",
        ['@', ..] => "@#",
        ['$', ..] => "$I#",
        ['_', '_', 'l', ..] => "__#",
        _ => match.Value[..match.Value.AsSpan().IndexOfAnyInRange('0', '9')].TrimEnd('R') + "#", // the rest has its number at its end
    };

    [GeneratedRegex("^<[^>]*>F[0-9A-F]{64}__", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex OfOneFile();

    // Each starts with a character, so that the search for the next one is fast.
    [GeneratedRegex(
        """
        >F[0-9A-F]{64}__
        | <[GM]>\$[0-9A-F]{32}
        | VB\$(StateMachine|AnonymousType|AnonymousDelegate)_\d+
        | _(Closure|Lambda)\$__R?\d+(-\d+)?
        | \$IR?\d+-\d+
        | __(DisplayClass)?\d+(_\d+)* | \|\d+_\d+ | Anonymous(Type|Delegate)\d+ | __locals\d+ | <\d+>__
        | @\d+(-\d+)?
        | _\d+(?!\w)(?<=<RegexGenerator_g>F[0-9A-F]{64}__\w+)
        """,
        RegexOptions.ExplicitCapture | RegexOptions.IgnorePatternWhitespace,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Ordinals();
}

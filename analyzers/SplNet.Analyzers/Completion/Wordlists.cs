using SplNet.Syntax;

namespace SplNet.Analyzers.Completion;

/// <summary>The words of the language that do not depend on the place.</summary>
internal static class Wordlists
{
    public static IReadOnlyList<FormulaItem> Quantifiers { get; } = Items(FormulaItemKind.Keyword, "forall", "exists");

    // Only the common percentiles.
    public static IReadOnlyList<FormulaItem> Estimators { get; } = Items(
        FormulaItemKind.Estimator, [.. Syntax.Estimators.Names, "p50", "p90", "p95", "p99", "p99.9"]);

    public static IReadOnlyList<FormulaItem> Units { get; } = Items(
        FormulaItemKind.Unit, "ns", "us", "ms", "s", "min", "B", "KB", "MB", "GB", "op/s", "Kop/s", "Mop/s", "%");

    public static IReadOnlyList<FormulaItem> Percent { get; } = Items(FormulaItemKind.Unit, "%");

    public static IReadOnlyList<FormulaItem> Connectives { get; } = Items(FormulaItemKind.Keyword, "&&", "||", "=>");

    public static IReadOnlyList<FormulaItem> With { get; } = Items(FormulaItemKind.Keyword, "with");

    public static IReadOnlyList<FormulaItem> In { get; } = Items(FormulaItemKind.Keyword, "in");

    public static IReadOnlyList<FormulaItem> Step { get; } = Items(FormulaItemKind.Keyword, "step");

    public static IReadOnlyList<FormulaItem> Truths { get; } = Items(FormulaItemKind.Keyword, ReservedNames.True, ReservedNames.False);

    public static IReadOnlyList<FormulaItem> BuiltInTypes { get; } = Items(
        FormulaItemKind.Type, "bool", "byte", "char", "decimal", "double", "float", "int", "long", "object", "short", "string", "uint",
        "ulong");

    public static IReadOnlyList<FormulaItem> Revisions { get; } = Items(
        FormulaItemKind.Revision, "before", "git:", "svn:", "nuget:", "folder:", "runtime:");

    public static IReadOnlyList<FormulaItem> Options { get; } = Items(FormulaItemKind.Option, [.. OptionTable.Names]);

    public static IReadOnlyList<FormulaItem> TimeUnits { get; } = Items(FormulaItemKind.Unit, "ms", "s", "min");

    /// <summary>The values of an option; none if they are numbers or free texts.</summary>
    public static IReadOnlyList<FormulaItem> ValuesOf(KnownOption? option) => option?.Kind switch
    {
        OptionKind.Choice => Items(FormulaItemKind.Keyword, [.. option.Words]),
        OptionKind.Learning => Items(FormulaItemKind.Keyword, "results", "history", "runs"),
        OptionKind.Interpretation => Items(
            FormulaItemKind.Keyword, [.. InterpretationNames.All.Select(static name => name.All(char.IsLetter) ? name : Quotes.Add(name))]),
        _ => [],
    };

    /// <summary>The units of an option's number.</summary>
    public static IReadOnlyList<FormulaItem> UnitsOf(KnownOption? option) => option?.Kind switch
    {
        OptionKind.Time => TimeUnits,
        OptionKind.Number => Percent,
        _ => [],
    };

    public static FormulaItem[] Items(FormulaItemKind kind, params string[] texts) =>
        [.. texts.Select(text => new FormulaItem(text, kind))];
}

namespace SplNet.Syntax;

/// <summary>The names of the interpretations. Capitals, and characters other than letters and digits, do not matter.</summary>
internal static class InterpretationNames
{
    public static IReadOnlyList<string> All { get; } =
    [
        "paired runs", "paired means", "trimmed runs", "welch runs", "welch runs satterthwaite", "executions", "welch", "parametric",
        "parametric t", "non-parametric", "hierarchical bootstrap",
        "median order", "median order runs", "mann-whitney", "mann-whitney runs", "overlap intervals", "anova",
    ];

    public static bool Contains(string name)
    {
        var wanted = Plain(name);
        return All.Any(known => string.Equals(Plain(known), wanted, StringComparison.OrdinalIgnoreCase));
    }

    private static string Plain(string name) => string.Concat(name.Where(char.IsLetterOrDigit));
}

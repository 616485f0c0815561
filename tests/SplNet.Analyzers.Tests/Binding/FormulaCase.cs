namespace SplNet.Analyzers.Tests.Binding;

/// <summary>A formula, and the problems that are found in its names.</summary>
/// <param name="Place">The line of the case.</param>
/// <param name="Carrier">What carries the formula: a type, or a type, the name of a member and its number; null for nothing.</param>
/// <param name="Text">The formula, or a file.</param>
/// <param name="Problems">Codes and places in the order of the text.</param>
internal sealed record FormulaCase(string Place, string? Carrier, string Text, IReadOnlyList<string> Problems)
{
    private const string RunTime = " at run time";

    /// <summary>What the compiler finds as well.</summary>
    public IEnumerable<string> Compiled => Problems.Where(static problem => !problem.EndsWith(RunTime, StringComparison.Ordinal));

    /// <summary>What the run time finds.</summary>
    public IEnumerable<string> Run => Problems.Select(static problem => problem.Replace(RunTime, string.Empty, StringComparison.Ordinal));

    public bool IsFile => Text.Contains('\n', StringComparison.Ordinal);

    public static IReadOnlyList<FormulaCase> All { get; } =
    [
        .. Read(File.ReadLines(Path.Combine(AppContext.BaseDirectory, "Binding", "formulas.txt"))),
    ];

    private static IEnumerable<FormulaCase> Read(IEnumerable<string> lines)
    {
        string? carrier = null;
        FormulaCase? current = null;
        foreach (var (number, line) in lines.Index())
        {
            if (line.StartsWith("  ", StringComparison.Ordinal))
            {
                current = current! with { Problems = [.. current.Problems, line.Trim()] };
                continue;
            }

            if (current is not null)
                yield return current;
            current = null;
            if (line.StartsWith('['))
                carrier = line is "[]" ? null : line[1..^1];
            else if (line.Length > 0 && !line.StartsWith('#'))
                current = new FormulaCase($"formulas.txt({number + 1})", carrier, line.Replace("\\n", "\n", StringComparison.Ordinal), []);
        }

        if (current is not null)
            yield return current;
    }
}

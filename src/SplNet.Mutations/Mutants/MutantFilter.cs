namespace SplNet.Mutations.Mutants;

/// <summary>Which mutants are wanted. It chooses among all that were found, so their ids do not hang on it.</summary>
internal sealed record MutantFilter
{
    /// <summary>The ids of operators; empty for all.</summary>
    public IReadOnlyList<string> Operators { get; init; } = [];

    /// <summary>Patterns of files (<see cref="FilePattern"/>); where none includes, all files are that none excludes.</summary>
    public IReadOnlyList<string> Files { get; init; } = [];

    /// <summary>The changed lines, or null for all lines.</summary>
    public ChangedLines? Lines { get; init; }

    /// <summary>The wanted ones, in the same order.</summary>
    public IReadOnlyList<Mutant> Of(IReadOnlyList<Mutant> mutants)
    {
        var patterns = Files.Select(static text => new FilePattern(text)).ToList();
        return [.. mutants.Where(mutant => IsOperator(mutant) && IsFile(mutant, patterns) && Lines?.Touch(mutant) != false)];
    }

    private bool IsOperator(Mutant mutant) => Operators.Count == 0 || Operators.Contains(mutant.Operator, StringComparer.OrdinalIgnoreCase);

    private static bool IsFile(Mutant mutant, List<FilePattern> patterns) =>
        (patterns.TrueForAll(static pattern => pattern.Excludes) || patterns.Exists(pattern => !pattern.Excludes && pattern.Matches(mutant.File)))
        && !patterns.Exists(pattern => pattern.Excludes && pattern.Matches(mutant.File));
}

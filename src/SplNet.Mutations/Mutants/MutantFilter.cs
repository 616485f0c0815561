namespace SplNet.Mutations.Mutants;

/// <summary>The selection of mutants. It selects from all mutants that were found, so their ids do not depend on it.</summary>
internal sealed record MutantFilter
{
    /// <summary>Gets the ids of operators; empty for all.</summary>
    public IReadOnlyList<string> Operators { get; init; } = [];

    /// <summary>Gets patterns of files (<see cref="FilePattern"/>). If none includes, all files are selected that none excludes.</summary>
    public IReadOnlyList<string> Files { get; init; } = [];

    /// <summary>Gets the changed lines, or null for all lines.</summary>
    public ChangedLines? Lines { get; init; }

    /// <summary>Selects the wanted mutants, in the same order.</summary>
    public IReadOnlyList<Mutant> Of(IReadOnlyList<Mutant> mutants)
    {
        var patterns = Files.Select(static text => new FilePattern(text)).ToList();
        return [.. mutants.Where(mutant => IsOperator(mutant) && IsFile(mutant, patterns) && Lines?.Touch(mutant) != false)];
    }

    private bool IsOperator(Mutant mutant) => Operators.Count == 0 || Operators.Contains(mutant.Operator, StringComparer.OrdinalIgnoreCase);

    private static bool IsFile(Mutant mutant, List<FilePattern> patterns) =>
        (patterns.TrueForAll(static pattern => pattern.Excludes)
            || patterns.Exists(pattern => !pattern.Excludes && pattern.Matches(mutant.File)))
        && !patterns.Exists(pattern => pattern.Excludes && pattern.Matches(mutant.File));
}

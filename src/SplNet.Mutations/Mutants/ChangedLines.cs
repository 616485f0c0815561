namespace SplNet.Mutations.Mutants;

/// <summary>The changed lines since some revision.</summary>
/// <param name="Lines">Line numbers from 1, by file path as in <see cref="Mutant.File"/>.</param>
internal sealed record ChangedLines(IReadOnlyDictionary<string, IReadOnlySet<int>> Lines)
{
    /// <summary>True if any line of the mutant's place was changed.</summary>
    public bool Touch(Mutant mutant) =>
        Lines.TryGetValue(mutant.File, out var changed)
        && Enumerable.Range(mutant.StartLine, mutant.EndLine - mutant.StartLine + 1).Any(changed.Contains);
}

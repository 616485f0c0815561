namespace SplNet.Evaluation.Reuse;

/// <summary>Runs to keep.</summary>
/// <param name="Runs">The runs.</param>
/// <param name="IsReplacement">True if those that were kept before go, because they are out of date.</param>
internal sealed record RunsToKeep(IReadOnlyList<StoredRun> Runs, bool IsReplacement);

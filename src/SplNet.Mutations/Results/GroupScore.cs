namespace SplNet.Mutations.Results;

/// <summary>The scores of a part of the results: an operator's mutants, or a suite's tests.</summary>
/// <param name="Name">The operator or the suite.</param>
/// <param name="Scores">One for each threshold, the lowest first.</param>
/// <param name="Exclusive">The number of mutants that only this suite kills although every suite that runs
/// them differently was measured; for each threshold; zeros for operators.</param>
internal sealed record GroupScore(string Name, IReadOnlyList<MutationScore> Scores, IReadOnlyList<int> Exclusive);

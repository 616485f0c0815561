namespace SplNet.Mutations.Results;

/// <summary>The scores of a part of the results: of an operator's mutants, or of a suite's tests.</summary>
/// <param name="Name">The operator or the suite.</param>
/// <param name="Scores">One for each threshold, the lowest first.</param>
/// <param name="Exclusive">Mutants that it kills and no other suite does, though each that runs them differently was measured; for each threshold; zeros for operators.</param>
internal sealed record GroupScore(string Name, IReadOnlyList<MutationScore> Scores, IReadOnlyList<int> Exclusive);

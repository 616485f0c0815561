namespace SplNet.Mutations.Results;

/// <summary>All scores of a run.</summary>
/// <param name="Total">The scores of all mutants and tests, one for each threshold, the lowest first.</param>
/// <param name="Operators">The scores of each operator's mutants.</param>
/// <param name="Suites">The scores of each suite's tests.</param>
/// <param name="Controls">The kills of mutants that must not be killed, by the same measurement.</param>
internal sealed record ScoreCard(
    IReadOnlyList<MutationScore> Total,
    IReadOnlyList<GroupScore> Operators,
    IReadOnlyList<GroupScore> Suites,
    IReadOnlyList<ControlRate> Controls);

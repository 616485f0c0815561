namespace SplNet.Mutations.Results;

/// <summary>All scores of a run.</summary>
/// <param name="Total">Of all mutants and tests, one for each threshold, the lowest first.</param>
/// <param name="Operators">Of each operator's mutants.</param>
/// <param name="Suites">Of each suite's tests.</param>
/// <param name="Controls">What the same measurement kills of mutants that must not be killed.</param>
internal sealed record ScoreCard(IReadOnlyList<MutationScore> Total, IReadOnlyList<GroupScore> Operators, IReadOnlyList<GroupScore> Suites, IReadOnlyList<ControlRate> Controls);

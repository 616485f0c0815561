using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Statistics;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// The tests of one mutant, which share the level: if the mutant is not slower than the threshold in any of them, it is wrongly reported as
/// killed at most that often. The shares are fixed before anything is measured: the first tests have four fifths by Holm's procedure, and
/// the additional tests of survivors have the rest.
/// </summary>
internal sealed class MutantFamily
{
    /// <summary>The number of tests by which a mutant is measured first.</summary>
    public const int MostFirst = 5;

    private const double ShareOfFirst = 0.8;

    private readonly double _alpha;
    private readonly KillBy _killBy;
    private readonly IReadOnlyList<PlannedPair> _pairs;

    /// <summary>Plans the pairs of a mutant.</summary>
    /// <param name="pairs">The pairs that are worth measuring, the strongest first.</param>
    /// <param name="alpha">The level.</param>
    /// <param name="suitesOf">Returns the suites of a test; without it all tests are in one suite.</param>
    /// <param name="mostFirst">The number of tests that come first.</param>
    /// <param name="isArtificial">True for a mutant that does not resemble a real mistake.</param>
    /// <param name="killBy">The rule by which a pair kills.</param>
    public MutantFamily(
        IReadOnlyList<PairCounts> pairs,
        double alpha,
        Func<string, IReadOnlyList<string>>? suitesOf = null,
        int mostFirst = MostFirst,
        bool isArtificial = false,
        KillBy killBy = KillBy.Test)
    {
        (_alpha, _killBy) = (alpha, killBy);
        _pairs = [.. pairs.Zip(Rounds(pairs, suitesOf ?? (static _ => []))).OrderBy(static one => one.Second)
            .Select((one, place) => new PlannedPair(one.First, one.Second, place >= mostFirst) { IsArtificial = isArtificial })];
    }

    /// <summary>The pairs: the strongest one of each suite first, then the second strongest.</summary>
    public IReadOnlyList<PlannedPair> Pairs => _pairs;

    /// <summary>The level at which a pair must be decided to be valid whatever the others show.</summary>
    public double LevelOf(PlannedPair pair) =>
        _alpha * ShareOf(pair.IsFurther) / Math.Max(1, _pairs.Count(other => other.IsFurther == pair.IsFurther));

    /// <summary>
    /// The results, with each threshold decided at the level of the whole mutant. Unmeasured pairs count as pairs without evidence.
    /// </summary>
    /// <param name="measured">The measured pairs so far.</param>
    public IReadOnlyList<MeasuredPair> Decided(IReadOnlyList<MeasuredPair> measured)
    {
        var decided = measured.ToDictionary(static pair => pair.Test, StringComparer.Ordinal);
        foreach (var part in _pairs.GroupBy(static pair => pair.IsFurther))
        {
            foreach (var threshold in measured.SelectMany(static pair => pair.Thresholds).Select(static one => one.Threshold).Distinct()
                .Order().ToList())
                Decide([.. part.Select(static pair => pair.Test)], threshold, ShareOf(part.Key), decided);
        }

        return [.. measured.Select(pair => decided[pair.Test])];
    }

    private static List<int> Rounds(IReadOnlyList<PairCounts> pairs, Func<string, IReadOnlyList<string>> suitesOf)
    {
        var taken = new Dictionary<string, int>(StringComparer.Ordinal);
        return [.. pairs.Select(pair =>
            suitesOf(pair.Test).DefaultIfEmpty(string.Empty).Min(suite => (taken[suite] = taken.GetValueOrDefault(suite) + 1) - 1))];
    }

    private void Decide(IReadOnlyList<string> tests, double threshold, double share, Dictionary<string, MeasuredPair> decided)
    {
        var adjusted = MultipleTests.Holm([.. tests.Select(test => decided.GetValueOrDefault(test)?.At(threshold)?.PValue ?? 1)]);
        foreach (var (test, p) in tests.Zip(adjusted).Where(one => decided.ContainsKey(one.First)))
        {
            var pair = decided[test];
            decided[test] = pair with
            {
                Thresholds = [.. pair.Thresholds.Select(one => one.Threshold == threshold
                    ? one with { AdjustedPValue = Math.Min(1, p / share), IsKilled = _killBy.IsKilled(pair, threshold, p / share, _alpha) }
                    : one)],
            };
        }
    }

    private double ShareOf(bool isFurther) => _pairs.Any(static pair => pair.IsFurther) ? (isFurther ? 1 - ShareOfFirst : ShareOfFirst) : 1;
}

using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>
/// The scores of a run (paper B, sections 6.3 and 7): of all, of each operator, of each suite alone, and the kills of
/// controls by the same measurement.
/// </summary>
internal static class Scoring
{
    /// <summary>Computes all scores.</summary>
    /// <param name="mutants">The mutants with their verdicts.</param>
    /// <param name="tests">The tests.</param>
    /// <param name="suites">The suites.</param>
    /// <param name="controls">The controls.</param>
    /// <param name="settings">The thresholds and the level.</param>
    public static ScoreCard Of(
        IReadOnlyList<MutantResult> mutants,
        IReadOnlyList<SuiteTest> tests,
        IReadOnlyList<TestSuite> suites,
        IReadOnlyList<ControlResult> controls,
        MutationSettings settings)
    {
        var ofSuites = suites.Select(suite => (suite.Name, Mutants: SuiteResults.Of(suite.Name, mutants, tests, settings))).ToList();
        return new ScoreCard(
            Of(mutants, settings),
            [.. mutants.GroupBy(static one => one.Mutant.Operator, StringComparer.Ordinal).OrderBy(
                static group => group.Key, StringComparer.Ordinal)
                .Select(group => new GroupScore(group.Key, Of([.. group], settings), [.. settings.Thresholds.Select(static _ => 0)]))],
            [.. ofSuites.Select(suite => new GroupScore(
                suite.Name,
                Of(suite.Mutants, settings),
                [.. settings.Thresholds.Select(threshold => Exclusive(suite.Name, ofSuites, threshold))]))],
            ControlRates.Of(controls, settings));
    }

    /// <summary>Computes the scores of some mutants, one for each threshold.</summary>
    /// <param name="mutants">The mutants with their verdicts.</param>
    /// <param name="settings">The thresholds and the level.</param>
    public static IReadOnlyList<MutationScore> Of(IReadOnlyList<MutantResult> mutants, MutationSettings settings) =>
        [.. settings.Thresholds.Select(threshold => At(threshold, mutants, settings))];

    /// <summary>True if a pair alone shows that the mutant is slower by more.</summary>
    public static bool Kills(TestedPair pair, double threshold, MutationSettings settings) => pair.At(threshold) is { } claim
        && settings.KillBy.IsKilled(pair.Measured!, threshold, claim.PValue, settings.Alpha);

    private static MutationScore At(double threshold, IReadOnlyList<MutantResult> mutants, MutationSettings settings)
    {
        var counting = mutants.Where(static one => !MutantVerdicts.IsDecided(one.Status)).ToList();
        var covered = counting.Where(static one => one.IsCovered).ToList();
        var pairs = covered.SelectMany(static one => one.Pairs).Where(pair => pair.At(threshold) is not null).ToList();
        return new MutationScore
        {
            Threshold = threshold,
            Mutants = counting.Count,
            Covered = covered.Count,
            Killed = covered.Count(
                one => one.Pairs.Any(pair => Kills(pair, threshold, settings)) || one.Limits.Any(static limit => limit.IsKilled)),
            KilledAdjusted = covered.Count(one => one.At(threshold) == MutantStatus.Killed),
            Survived = covered.Count(one => one.At(threshold) == MutantStatus.Survived),
            Inconclusive = covered.Count(one => one.At(threshold) == MutantStatus.Inconclusive),
            NotMeasured = covered.Count(one => one.At(threshold) == MutantStatus.NotMeasured),
            NotExecutedDifferently = counting.Count(static one => one.Status == MutantStatus.NotExecutedDifferently),
            Pairs = pairs.Count,
            PairsKilled = pairs.Count(pair => Kills(pair, threshold, settings)),
        };
    }

    // Counts the mutants that only this suite kills. A mutant does not count if another suite runs it differently without measuring it.
    private static int Exclusive(string suite, IReadOnlyList<(string Name, IReadOnlyList<MutantResult> Mutants)> suites, double threshold)
    {
        var own = With(suites.First(one => one.Name == suite).Mutants, MutantStatus.Killed);
        own.ExceptWith(
            suites.Where(one => one.Name != suite).SelectMany(one => With(one.Mutants, MutantStatus.Killed, MutantStatus.NotMeasured)));
        return own.Count;

        HashSet<string> With(IReadOnlyList<MutantResult> mutants, params MutantStatus[] statuses) =>
            mutants.Where(one => statuses.Contains(one.At(threshold))).Select(static one => one.Mutant.Id)
                .ToHashSet(StringComparer.Ordinal);
    }
}

using System.Globalization;
using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>Decides from counts and measurements whether a mutant was killed.</summary>
internal static class MutantVerdicts
{
    /// <summary>Adds the verdicts and the status to a mutant.</summary>
    /// <param name="mutant">The mutant with its pairs, whose claims are adjusted for each other. A status that was decided before
    /// counting is kept.</param>
    /// <param name="settings">The thresholds and the level.</param>
    public static MutantResult Decide(MutantResult mutant, MutationSettings settings)
    {
        if (IsDecided(mutant.Status))
            return mutant;
        var limits = mutant.Limits.Where(static limit => limit.IsKilled).ToList();
        if (mutant.Pairs.Count == 0 && limits.Count == 0)
            return mutant with { Status = MutantStatus.NoCoverage, Reason = "no test enters the method" };
        if (!mutant.Pairs.Any(static pair => pair.Differs) && limits.Count == 0)
            return mutant with
            {
                Status = MutantStatus.NotExecutedDifferently,
                Reason = $"{Tests(mutant.Pairs.Count)} enter the method, with the same counts and bytes as without the mutant",
            };
        if (limits.Count == 0 && !mutant.Pairs.Any(static pair => pair.IsMeasured))
            return Unmeasured(mutant, settings);
        var verdicts = settings.Thresholds.Select(threshold => At(threshold, mutant.Pairs, limits)).ToList();
        return mutant with { Verdicts = verdicts, Status = verdicts[0].Status, Reason = limits.Count > 0
            ? $"{limits[0].Requirement} holds without it but not with it, by exact counts"
            : Why(verdicts[0], mutant.Pairs) };
    }

    /// <summary>True for a status that was decided before counting; such mutants do not enter the scores.</summary>
    public static bool IsDecided(MutantStatus status) => status is MutantStatus.Ignored or MutantStatus.CompileError
        or MutantStatus.Equivalent or MutantStatus.Invalid or MutantStatus.Timeout or MutantStatus.NotCounted;

    private static MutantResult Unmeasured(MutantResult mutant, MutationSettings settings)
    {
        if (mutant.Pairs.FirstOrDefault(
            static pair => pair.Measured is { IsTimeout: true } || (pair.Differs && pair.Counts.Ending == PairEnding.Hung)) is { } hung)
            return mutant with { Status = MutantStatus.Timeout, Reason = $"{hung.Test} did not respond in time with it" };
        if (mutant.Pairs.FirstOrDefault(
            static pair => pair.Differs && pair.Counts.Ending is PairEnding.Threw or PairEnding.Exited or PairEnding.Crashed) is { } failed)
            return mutant with
            {
                Status = MutantStatus.Invalid,
                Reason = $"{failed.Test} fails with it: {failed.Counts.Failure?.Split('\n')[0].TrimEnd()}",
            };
        var why = settings.ScreenOnly
            ? "counted only, because of --screen-only"
            : mutant.Pairs.Select(static pair => pair.Measured?.Failure).OfType<string>().FirstOrDefault() ?? "the budget ended before it";
        return mutant with { Status = MutantStatus.NotMeasured, Reason = why };
    }

    private static ThresholdVerdict At(double threshold, IReadOnlyList<TestedPair> pairs, List<LimitOutcome> limits)
    {
        var killers = pairs.Where(pair => pair.At(threshold) is { IsKilled: true }).Select(static pair => pair.Test)
            .Concat(limits.SelectMany(static limit => limit.Tests)).Distinct(StringComparer.Ordinal).ToList();
        var status = killers.Count > 0 || limits.Count > 0 ? MutantStatus.Killed
            : pairs.Any(pair => IsBlind(pair, threshold)) ? MutantStatus.Inconclusive
            : MutantStatus.Survived;
        return new ThresholdVerdict(threshold, status, killers);
    }

    /// <summary>
    /// True if nothing is shown, and the interval either is too wide to detect the threshold without excluding
    /// it, or is above the threshold, so that the test may well notice the mutant.
    /// </summary>
    private static bool IsBlind(TestedPair pair, double threshold) =>
        pair.At(threshold) is { IsKilled: false } claim
        && (IsAbove(pair.Measured!, threshold) || (!claim.CouldBeSeen && !(pair.Measured!.Upper <= 1 + threshold)));

    private static bool IsAbove(MeasuredPair pair, double threshold) => pair.Lower > 1 + threshold;

    private static string Why(ThresholdVerdict verdict, IReadOnlyList<TestedPair> pairs)
    {
        var measured = pairs.Where(static pair => pair.IsMeasured).Select(static pair => pair.Measured!).ToList();
        return verdict.Status switch
        {
            MutantStatus.Killed => Killer(
                measured.Where(pair => verdict.KilledBy.Contains(pair.Test, StringComparer.Ordinal)).MaxBy(static pair => pair.Lower)!,
                verdict),
            MutantStatus.Inconclusive => Blindness(
                verdict.Threshold, [.. pairs.Where(pair => IsBlind(pair, verdict.Threshold)).Select(static pair => pair.Measured!)]),
            _ => $"{Tests(measured.Count)} measured, " +
                $"none shown to be slower by more than {Percent(verdict.Threshold)}: {Ratio(measured.MaxBy(static pair => pair.Ratio)!)}",
        };
    }

    // Lists the most informative pair first.
    private static string Blindness(double threshold, IReadOnlyList<MeasuredPair> blind)
    {
        if (blind.FirstOrDefault(pair => pair.At(threshold)!.IsWithheld) is { } withheld)
            return $"slower by more than {Percent(threshold)} only when time lost to other processes is excluded, " +
                $"which is not evidence: {Ratio(withheld)}";
        return blind.Where(pair => IsAbove(pair, threshold)).MaxBy(static pair => pair.Lower) is { } above
            ? $"slower by more than {Percent(threshold)} by one test's interval, " +
                $"but not surely so over all tests and interim analyses: {Ratio(above)}"
            : $"the machine is too noisy to see {Percent(threshold)}: {Ratio(blind.MaxBy(static pair => pair.Upper - pair.Lower)!)}";
    }

    private static string Killer(MeasuredPair pair, ThresholdVerdict verdict) =>
        $"slower by more than {Percent(verdict.Threshold)} in {Ratio(pair)}{(verdict.KilledBy.Count > 1
            ? string.Create(CultureInfo.InvariantCulture, $", and in {verdict.KilledBy.Count - 1} more")
            : string.Empty)}";

    private static string Percent(double threshold) => string.Create(CultureInfo.InvariantCulture, $"{100 * threshold:0.##} %");

    private static string Ratio(MeasuredPair pair) =>
        string.Create(CultureInfo.InvariantCulture, $"{pair.Test}, ratio {pair.Ratio:0.###} [{pair.Lower:0.###} .. {pair.Upper:0.###}]");

    private static string Tests(int count) => string.Create(CultureInfo.InvariantCulture, $"{count} {(count == 1 ? "test" : "tests")}");
}

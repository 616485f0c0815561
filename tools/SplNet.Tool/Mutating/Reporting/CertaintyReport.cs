using System.Globalization;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Values;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Describes the certainty of a score and the next steps in sentences.</summary>
internal static class CertaintyReport
{
    private const double HighRate = 0.05;

    /// <summary>The overall result in one sentence.</summary>
    public static string Sentence(MutationResults results)
    {
        var score = results.Scores.Total[0];
        if (score.Mutants == 0)
            return results.Mutants.Count == 0
                ? "There is nothing to mutate"
                : $"None of {Plural.Of(results.Mutants.Count, "mutant")} counts; --json and --html list the reasons";
        if (score.Covered == 0)
            return $"The tests run none of {Plural.Of(score.Mutants, "mutant")} differently";
        if (score.Adjusted is null)
            return $"The tests run {score.Covered} of {Plural.Of(score.Mutants, "mutant")} differently; none was measured";
        var controls = results.Scores.Controls.Where(rate => rate.Threshold.Equals(score.Threshold)).Select(static rate => string.Create(
            CultureInfo.InvariantCulture, $"{rate.Killed} of {rate.Measured} {ScoreReport.Word(rate.Kind)} controls")).ToList();
        var decided = score.KilledAdjusted + score.Survived;
        string[] open =
        [
            .. Open(score.Inconclusive, "is inconclusive", "are inconclusive"),
            .. Open(score.NotMeasured, "was not measured", "were not measured"),
        ];
        var noticed = decided == 0
            ? "No mutant was decided"
            : $"The tests show {score.KilledAdjusted} of {Plural.Of(decided, "decided mutant")} to be slower by more than " +
                $"{Percents.Exactly(score.Threshold)}, {Percents.Of(Share(score.KilledAdjusted, decided))}";
        return $"{noticed}{string.Concat(open.Select(static one => "; " + one))}{(controls.Count == 0
            ? string.Empty
            : $" (and {string.Join(", ", controls)}, which must not happen)")}";
    }

    /// <summary>The certainty of the result.</summary>
    public static IReadOnlyList<string> Of(MutationResults results)
    {
        var score = results.Scores.Total[0];
        return
        [
            .. results.Settings.KillBy == KillBy.Rci
                ? ["Kills are by the published rule (--kill-by rci): the upper end of the 99 % interval of throughput shows the loss. " +
                    "Tests are not adjusted for each other, so more tests kill more by chance."]
                : (string[])[],
            .. results.Scores.Controls.Where(rate => rate.Threshold.Equals(score.Threshold)).Select(Control),
            .. score.Adjusted is not null && results.Scores.Controls.Count == 0
                ? ["No controls were measured, so the share of wrong kills is unknown. Measure some with --controls 10,10."]
                : (string[])[],
            .. score.Inconclusive > 0
                ? [$"{Plural.Of(score.Inconclusive, "mutant")} could not be judged, because the machine was too noisy or too busy to " +
                    $"detect {Percents.Exactly(score.Threshold)}. The table counts them as not noticed; the summary leaves them out."]
                : (string[])[],
            .. results.CompileErrors.Select(NotCompiled),
            .. score.NotMeasured > 0 && !results.Settings.ScreenOnly
                ? [$"{Plural.Of(score.NotMeasured, "mutant")} were not measured: those with the least additional work. " +
                    $"With them the score would be between {Percents.Of(Share(score.KilledAdjusted, score.Covered))} and " +
                    $"{Percents.Of(Share(score.KilledAdjusted + score.NotMeasured, score.Covered))}."]
                : (string[])[],
        ];
    }

    /// <summary>The next steps.</summary>
    public static IReadOnlyList<string> Advice(MutationResults results)
    {
        var score = results.Scores.Total[0];
        var survivor = results.Mutants.Where(static one => one.Status == MutantStatus.Survived)
            .MaxBy(static one => one.Pairs.Max(static pair => pair.Measured?.Ratio ?? 0));
        return
        [
            .. survivor is not null
                ? [$"Start with {survivor.Mutant.Id} in {survivor.Mutant.File}, line {survivor.Mutant.StartLine}: " +
                    "tests run it, but none would notice. Add a test that spends more of its time there."]
                : (string[])[],
            .. score.Mutants - score.Covered is > 0 and var bare && bare > score.Covered
                ? [$"{Plural.Of(bare, "mutant")} of {score.Mutants} do not change what any performance test executes. " +
                    "Write tests for the important parts of that code first."]
                : (string[])[],
            .. (score.NotMeasured > 0 && !results.Settings.ScreenOnly)
                || results.Mutants.Any(static one => one.Status == MutantStatus.NotCounted)
                ? ["Run the same command again. It continues where it stopped, with a new budget."]
                : (string[])[],
            .. results.Settings.ScreenOnly && score.NotMeasured > 0
                ? ["Measure them with the same command without --screen-only."]
                : (string[])[],
            .. score.Inconclusive > 0 ? ["Measure on an idle machine; splnet check shows what disturbs it."] : (string[])[],
            .. results.Settings.Functional is null && results.Mutants.Any(static one => one.Mutant.Tier == MutationTier.Validated)
                ? ["Name functional tests with --functional. Without them, only mutants that preserve results by construction count."]
                : (string[])[],
        ];
    }

    /// <summary>The time of a run, and what it waited for.</summary>
    public static string Times(MutationResults results)
    {
        var times = results.Times;
        var measuring = times.Measure + times.Controls;
        var share = measuring > 0 ? $" ({Percents.Of(times.Controls / measuring)} of the measuring)" : string.Empty;
        return $"Took {Text(times.Total)}: compiling {Text(times.Compile)}, counting {Text(times.Screen)}, " +
            $"validating {Text(times.Validate)}, measuring mutants {Text(times.Measure)}, controls {Text(times.Controls)}{share}. " +
            $"It also waited {Text(times.Waited)} for other experiments on this machine.";

        static string Text(double seconds) => Durations.Text(TimeSpan.FromSeconds(seconds));
    }

    /// <summary>The number of mutants that do not resemble real mistakes; empty if there are none.</summary>
    public static IEnumerable<string> Artificial(MutationResults results)
    {
        var artificial = results.Mutants.Where(static one => ArtificialOperators.Contain(one.Mutant.Operator)).ToList();
        if (artificial.Count > 0)
            yield return $"{artificial.Count} of {Plural.Of(results.Mutants.Count, "mutant")} " +
                $"{(artificial.Count == 1 ? "is" : "are")} artificial " +
                $"({string.Join(", ", artificial.Select(static one => one.Mutant.Operator).Distinct(StringComparer.Ordinal)
                    .Order(StringComparer.Ordinal))}); " +
                "they are measured after those that resemble real changes.";
    }

    private static IEnumerable<string> Open(int mutants, string one, string several) =>
        mutants == 0 ? [] : [string.Create(CultureInfo.InvariantCulture, $"{mutants} {(mutants == 1 ? one : several)}")];

    private static string NotCompiled(CompileErrorGroup errors) => $"Not in the score: {Plural.Of(errors.Mutants, "mutant")} that " +
        $"{(errors.Mutants == 1 ? "does" : "do")} not compile, such as {errors.First}. {errors.Message}";

    private static string Control(ControlRate rate)
    {
        var what = rate.Kind == ControlKind.Identity ? "the same code compiled again" : "another method changed, with the same work";
        var text = $"{(rate.Kind == ControlKind.Identity ? "Identity" : "Layout")} mutants ({what}): " +
            $"{rate.Killed} of {rate.Measured} killed at {Percents.Exactly(rate.Threshold)}; " +
            $"at most {Percents.Of(rate.Upper)} of unchanged tests would be reported as slower here (95 % confidence).";
        return rate.Killed > 0 && (double)rate.Killed / rate.Measured > HighRate
            ? text + " This is too many. Do not trust kills near the threshold on this machine."
            : text;
    }

    private static double? Share(int part, int whole) => whole > 0 ? (double)part / whole : null;
}

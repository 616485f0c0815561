using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Tool.Mutating.Controlling;
using SplNet.Tool.Mutating.Measuring;
using SplNet.Tool.Mutating.Screening;
using SplNet.Values;

namespace SplNet.Tool.Mutating.Running;

/// <summary>Measures pairs, including controls.</summary>
/// <param name="context">The shared state of all steps.</param>
/// <param name="screen">The screen that counts.</param>
internal sealed class MeasuringStep(RunContext context, MutantScreen screen)
{
    /// <summary>Measures the pairs.</summary>
    /// <param name="valid">The mutants that may be measured.</param>
    public MeasuredRun Run(IReadOnlyList<MutantScreening> valid)
    {
        var (identity, layout) = context.ControlsInTime;
        var controls = context.Steps.Do(
            () => new ControlPlan(context.Project, screen).Of(valid, identity, layout),
            static (times, seconds) => times with { Controls = times.Controls + seconds });
        List<MutantScreening> all = [.. valid, .. controls.GroupBy(static one => one.Mutant.Id, StringComparer.Ordinal)
            .Select(static one => new MutantScreening(one.Key, [.. one.Select(static control => control.Counts)], [], 0))];
        var measured = Measure(all, controls.DistinctBy(static one => one.Mutant.Id, StringComparer.Ordinal).ToDictionary(
            static one => one.Mutant.Id, static one => (one.Assembly, one.Symbols), StringComparer.Ordinal));
        return new MeasuredRun(
            measured, [.. controls.Select(control => Result(control, measured)).Where(static control => control.Pair.IsMeasured)]);
    }

    private IReadOnlyDictionary<string, IReadOnlyList<MeasuredPair>> Measure(
        List<MutantScreening> all, Dictionary<string, (byte[] Assembly, byte[]? Symbols)> controls)
    {
        var pairs = all.Sum(one => Math.Min(one.Measurable.Count, context.Settings.TestsPerMutant));
        context.Progress.Step(
            $"Measuring {Plural.Of(pairs, "pair")} of mutant and test or a few more, " +
            $"including controls{(context.Request.Budget is { } budget ? $", within {Durations.Text(budget)} in total" : string.Empty)}.");
        var settings = context.Measuring;
        using var measurement = new MutantMeasurement(context.Library, context.Project.Baseline, context.Project.BaselineSymbols, settings);
        var series = new MutantSeries(
            measurement, context.Suites.Tests.Tests.ToDictionary(static test => test.Name, StringComparer.Ordinal), controls.ContainsKey,
            settings);
        List<MeasuredPair> known = [.. context.Kept.Measured.Where(pair => all.Exists(one => one.Mutant == pair.Mutant))];
        var done = known.Count;
        var measured = series.Measure(
            all,
            id => Assembly(id),
            known,
            one =>
            {
                context.Kept.Keep(one);
                context.Steps.Add(one.WaitedSeconds, static (times, seconds) => times with { Waited = times.Waited + seconds });
                context.Progress.Done(
                    "measured", ++done, Math.Max(done, pairs), FormattableString.Invariant($"{one.Mutant} {one.Test} {one.Ratio:0.###}"));
                context.Steps.Add(one.Seconds, (times, seconds) => controls.ContainsKey(one.Mutant)
                    ? times with { Controls = times.Controls + seconds }
                    : times with { Measure = times.Measure + seconds });
            });
        if (series.IsCutShort)
            context.Notes.Add("The budget ended before all pairs were measured.");
        else
            context.Kept.Assemblies.Clear();
        var asked = context.Request.IdentityControls + context.Request.LayoutControls;
        var left = series.ControlsLeft + Math.Max(0, asked - context.ControlsInTime.Identity - context.ControlsInTime.Layout);
        if (left > 0 && settings.ShareOfControls is not null)
            context.Notes.Add(
                $"{Plural.Of(left, "control")} of {asked} {(left == 1 ? "was" : "were")} not measured, " +
                "because controls take at most a fifth of the time. Use --controls 10,10 without --budget to measure them all.");
        return measured;

        (byte[] Assembly, byte[]? Symbols) Assembly(string id)
        {
            context.Progress.Begin(FormattableString.Invariant($"measuring {id}: {done} of {Math.Max(done, pairs)} done"));
            return controls.TryGetValue(id, out var control) ? control : context.Mutants.Find(id, context.Kept.Assemblies)
                ?? throw new InvalidOperationException($"{id} compiled before, but not now.");
        }
    }

    private static ControlResult Result(PlannedControl control, IReadOnlyDictionary<string, IReadOnlyList<MeasuredPair>> measured)
    {
        var pair = measured.GetValueOrDefault(control.Mutant.Id, []).FirstOrDefault(pair => pair.Test == control.Counts.Test);
        return new ControlResult(control.Mutant.Id, control.Kind, new TestedPair(
            control.Counts, pair is { Ratio: > 0 } ? SingleAnalysis.WithFinest(pair) : null));
    }
}

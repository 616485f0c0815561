using System.Globalization;
using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>
/// Checks which values can have been measured: none is negative, and a time is positive. Scripts report
/// others by mistake; times are compared by their logarithms, which such values lack.
/// </summary>
internal static class PossibleValues
{
    /// <summary>Explains why a value cannot have been measured, as the end of a sentence; null if it can.</summary>
    /// <param name="value">The value.</param>
    /// <param name="unit">Its unit.</param>
    /// <param name="isEmptyTimeOne">True for tools that subtract an empty call and report 0 for anything equally fast.</param>
    public static string? WhyNot(double value, string unit, bool isEmptyTimeOne)
    {
        if (value < 0)
            return RuleProblem("nothing that is measured is less than 0");
        return value == 0 && !isEmptyTimeOne && MeasuredUnit.IsOfTime(unit) ? RuleProblem("a time is more than 0") : null;

        string RuleProblem(string rule) =>
            string.Create(CultureInfo.InvariantCulture, $"its value is {$"{value:G4} {unit}".TrimEnd()}, and {rule}; leave it out");
    }

    /// <summary>Removes impossible values from a session of SplNet or BenchmarkDotNet, which both subtract an empty call.</summary>
    /// <param name="session">The session from a file.</param>
    public static RecordedSession Of(RecordedSession session)
    {
        var parted = session.Experiments.Select(static experiment =>
        {
            var samples = experiment.Samples.ToLookup(
                static sample => WhyNot(sample.Runs.Min(static run => run.Value), sample.Series.Unit, isEmptyTimeOne: true),
                StringComparer.Ordinal);
            return Parted(experiment with { Samples = [.. samples[null]] }, [.. samples.Where(static group => group.Key is not null)
                .SelectMany(static group => group.Select(sample => (sample, group.Key!)))]);
        }).ToList();
        return session with
        {
            Experiments = [.. parted.Select(static part => part.Kept).OfType<RecordedExperiment>()],
            Impossible = [.. parted.SelectMany(static part => part.Impossible)],
        };
    }

    /// <summary>Separates the kept part of an experiment from the rest.</summary>
    /// <param name="experiment">The experiment with its possible values.</param>
    /// <param name="wrong">The impossible values, with reasons.</param>
    /// <returns>Nothing is kept if all values are wrong; then the corrected file can be imported again.</returns>
    public static (RecordedExperiment? Kept, IReadOnlyList<ImpossibleSample> Impossible) Parted(
        RecordedExperiment experiment,
        IReadOnlyList<(Sample Sample, string Reason)> wrong) => wrong.Count > 0 && experiment.Samples.Count == 0
            ? (null, [new ImpossibleSample(experiment with { Samples = [.. wrong.Select(static one => one.Sample)] }, wrong[0].Reason, 0)])
            : (experiment, [.. wrong.Select(
                one => new ImpossibleSample(experiment with { Samples = [one.Sample] }, one.Reason, experiment.Samples.Count))]);
}

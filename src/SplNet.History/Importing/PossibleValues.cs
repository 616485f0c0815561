using System.Globalization;
using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>Which values can have been measured: nothing is less than 0, and a time is more. Scripts tell others by mistake; times are compared by their logarithms, which these have not.</summary>
internal static class PossibleValues
{
    /// <summary>Why a value cannot have been measured, as the end of a sentence; null where it can.</summary>
    /// <param name="value">The value.</param>
    /// <param name="unit">Its unit.</param>
    /// <param name="isEmptyTimeOne">True for what subtracts an empty call, and tells 0 of what takes no longer.</param>
    public static string? WhyNot(double value, string unit, bool isEmptyTimeOne)
    {
        if (value < 0)
            return Told("nothing that is measured is less than 0");
        return value == 0 && !isEmptyTimeOne && MeasuredUnit.IsOfTime(unit) ? Told("a time is more than 0") : null;

        string Told(string rule) => string.Create(CultureInfo.InvariantCulture, $"its value is {$"{value:G4} {unit}".TrimEnd()}, and {rule}; leave it out");
    }

    /// <summary>A session of SplNet or BenchmarkDotNet, which both subtract an empty call, without what cannot have been measured.</summary>
    /// <param name="session">What a file tells.</param>
    public static RecordedSession Of(RecordedSession session)
    {
        var parted = session.Experiments.Select(static experiment =>
        {
            var samples = experiment.Samples.ToLookup(static sample => WhyNot(sample.Runs.Min(static run => run.Value), sample.Series.Unit, isEmptyTimeOne: true), StringComparer.Ordinal);
            return Parted(experiment with { Samples = [.. samples[null]] }, [.. samples.Where(static group => group.Key is not null).SelectMany(static group => group.Select(sample => (sample, group.Key!)))]);
        }).ToList();
        return session with { Experiments = [.. parted.Select(static part => part.Kept).OfType<RecordedExperiment>()], Impossible = [.. parted.SelectMany(static part => part.Impossible)] };
    }

    /// <summary>What is kept of an experiment, and what is not.</summary>
    /// <param name="experiment">The experiment with what can have been measured.</param>
    /// <param name="wrong">What cannot, and why.</param>
    /// <returns>Nothing is kept where all is wrong: then the file can be imported again when it is mended.</returns>
    public static (RecordedExperiment? Kept, IReadOnlyList<ImpossibleSample> Impossible) Parted(RecordedExperiment experiment, IReadOnlyList<(Sample Sample, string Reason)> wrong) => wrong.Count > 0 && experiment.Samples.Count == 0
        ? (null, [new ImpossibleSample(experiment with { Samples = [.. wrong.Select(static one => one.Sample)] }, wrong[0].Reason, 0)])
        : (experiment, [.. wrong.Select(one => new ImpossibleSample(experiment with { Samples = [one.Sample] }, one.Reason, experiment.Samples.Count))]);
}

using System.Globalization;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>Describes the additions to a history for users.</summary>
internal static class ImportReport
{
    /// <summary>Reports a benchmark without a number; the rest is still imported.</summary>
    public static string WithoutNumbers(string file, Session session, string name) =>
        $"{file}: {name} at {session.Revision} does not have a value, so it failed or was not run. The others were kept.";

    /// <summary>Reports an entry that cannot be read; the rest is still imported.</summary>
    public static string WithoutEntry(string file, string reason) => $"{file}: {reason}. This entry was not kept; the others were.";

    /// <summary>Reports an experiment, or a sample of it, that does not belong in the history; the others are kept.</summary>
    public static string NotKept(RefusedExperiment refused)
    {
        var what = refused.Experiment.Samples switch
        {
            [] => refused.Experiment.Title,
            [var only] => only.Series.ToString(),
            var samples => $"{samples[0].Series} with {samples.Count - 1} more",
        };
        var others = refused.Kept switch
        {
            0 => "The others were kept.",
            1 => "The other sample of that measurement was kept.",
            var count => string.Create(CultureInfo.InvariantCulture, $"The other {count} samples of that measurement were kept."),
        };
        return $"{refused.Session.Origin}: {what} at {refused.Session.Session.Revision} was not kept: {refused.Reason}. {others}";
    }

    /// <summary>The additions.</summary>
    public static string Of(HistoryLocation location, AddedCounts counts)
    {
        var known = counts.Known == 0 ? string.Empty : $" {Plural.Of(counts.Known, "was", "were")} already present.";
        return $"{location}: {Plural.Of(counts.Experiments, "experiment", "experiments")} with " +
            $"{Plural.Of(counts.Runs, "run", "runs")} added.{known}";
    }
}

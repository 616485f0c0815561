using SplNet.History.Stores;
using SplNet.Quantities;

namespace SplNet.Tool.Histories;

/// <summary>What came into a history, for people.</summary>
internal static class ImportReport
{
    public static string Of(HistoryLocation location, AddedCounts counts)
    {
        var known = counts.Known == 0 ? string.Empty : $" {Plural.Of(counts.Known, "was", "were")} there already.";
        return $"{location}: {Plural.Of(counts.Experiments, "experiment", "experiments")} with {Plural.Of(counts.Runs, "run", "runs")} added.{known}";
    }
}

using SplNet.Tool.Reporting;
using SplNet.Tool.Views;
using SplNet.Values;
using SplNet.Views.Histories;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history page</c>: writes the history as HTML pages to a folder.</summary>
internal sealed class PageCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>Writes the pages.</summary>
    /// <param name="folder">The folder; it is created if it does not exist.</param>
    /// <param name="filter">A part of the names of series, or null.</param>
    /// <param name="repository">A folder of the repository with the commits; null for the current folder.</param>
    public ExitCode Run(string folder, string? filter, string? repository) => access.Read(store =>
    {
        var order = CommitOrder.ToShow(repository);
        var history = new PagedHistory(store, order, new AcceptedChanges(order.Root ?? Directory.GetCurrentDirectory()).Read());
        var timelines = history.Timelines.Where(timeline => SeriesFilter.Fits(filter, timeline.Series)).ToList();
        if (history.LeftOut is { } left)
            output.WriteLine(left);
        if (timelines.Count == 0)
        {
            errors.WriteLine(SeriesFilter.Nothing(filter, store));
            return ExitCode.NothingToRun;
        }

        var problems = ResultPages.Problems(folder);
        if (problems.Count == 0)
            problems = ResultPages.Write(folder, HistoryPages.Files(history.Document(timelines)));
        if (problems.Count > 0)
            return UsageError.Write(errors, problems);
        output.WriteLine(
            $"{Path.Combine(folder, HistoryPages.Index)}: {Plural.Of(timelines.Count, "series", "series")} of {store.Location}.");
        return ExitCode.Ok;
    });
}

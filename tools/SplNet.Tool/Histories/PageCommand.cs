using SplNet.Tool.Views;
using SplNet.Views.Histories;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history page</c>: a history as a folder of pages that open from a disk.</summary>
internal sealed class PageCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>Writes the pages.</summary>
    /// <param name="folder">The folder, which is made where it is missing.</param>
    /// <param name="filter">A part of the names of series, or null.</param>
    public ExitCode Run(string folder, string? filter)
    {
        if (ResultPages.Problems(folder) is { Count: > 0 } problems)
            return Wrong(problems);
        return access.Use(create: false, store =>
        {
            var history = ShownHistories.Of(store, CommitOrder.OrTime(Directory.GetCurrentDirectory()), filter);
            if (history.Series.Count == 0)
            {
                errors.WriteLine(filter is null ? $"The history {store.Location} has no measurements." : $"No series of {store.Location} has '{filter}' in its name. Without --filter all are shown.");
                return ExitCode.NothingToRun;
            }

            if (ResultPages.Write(folder, HistoryPages.Files(history)) is { Count: > 0 } unwritten)
                return Wrong(unwritten);
            output.WriteLine($"{Path.Combine(folder, "index.html")}: {HistorySentence.Of(history)}");
            return ExitCode.Ok;
        });
    }

    private ExitCode Wrong(IReadOnlyList<string> messages)
    {
        foreach (var message in messages)
            errors.WriteLine(message);
        return ExitCode.Usage;
    }
}

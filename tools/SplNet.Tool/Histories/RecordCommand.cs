using SplNet.History.Importing;
using SplNet.History.Stores;
using SplNet.ResultDocuments;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history record</c>: measures requirements as <c>splnet run</c> does, and keeps what was measured, whatever it shows.</summary>
internal sealed class RecordCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>Measures and keeps.</summary>
    /// <param name="request">What is measured.</param>
    /// <param name="settings">What result documents do not say of themselves.</param>
    public ExitCode Run(RunRequest request, ImportSettings settings) => access.Begin(history =>
    {
        if (request.Inputs.UnitTests is { } tests)
            settings = OfTests(Path.GetFullPath(tests), settings);
        using var folder = new ResultFolder();
        var outcome = new RunCommand(output, errors).Run(request with { Results = folder.Path });
        var sessions = folder.Read(settings);
        if (sessions.Count == 0)
            return outcome;
        if (!BegunHistory.IsAnythingMeasured(sessions))
        {
            output.WriteLine($"{history.Location}: nothing was measured, so nothing is kept.");
            return outcome;
        }

        output.WriteLine(ImportReport.Of(history.Location, history.Add(sessions)));
        if (request.Shard?.Number is { } shard)
        {
            foreach (var session in sessions.Select(static session => session.Session.Key).Distinct(StringComparer.Ordinal))
                history.Store.AddShard(new Shard(session, shard.Count, shard.Number));
        }

        return outcome;
    });

    // What is measured lies in a private folder, and was checked out where the tests lie.
    private static ImportSettings OfTests(string tests, ImportSettings settings) => settings.Commit.Length > 0 || CheckedOutCommit.Of(Path.GetDirectoryName(tests)!) is not { } commit
        ? settings
        : settings with { CheckedOut = new History.Measurements.Revision(commit.Id, commit.Tree, commit.IsChanged) };
}

using SplNet.History.Importing;
using SplNet.History.Stores;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history record</c>: measures requirements as <c>splnet run</c> does, and keeps what was measured, whatever it shows.</summary>
internal sealed class RecordCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>Measures and keeps.</summary>
    /// <param name="request">What is measured.</param>
    /// <param name="settings">What result documents do not say of themselves.</param>
    public ExitCode Run(RunRequest request, ImportSettings settings) => access.Use(create: true, store =>
    {
        using var folder = new ResultFolder();
        var outcome = new RunCommand(output, errors).Run(request with { Results = folder.Path });
        var sessions = folder.Read(settings);
        if (sessions.Count == 0)
            return outcome;
        output.WriteLine(ImportReport.Of(store, store.Add(sessions)));
        if (request.Shard?.Number is { } shard)
        {
            foreach (var session in sessions.Select(static session => session.Session.Key).Distinct(StringComparer.Ordinal))
                store.AddShard(new Shard(session, shard.Count, shard.Number));
        }

        return outcome;
    });
}

using SplNet.History.Measurements;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history accept</c>: records that a change is intended, in a file that the team reviews.</summary>
internal sealed class AcceptCommand(HistoryAccess access, TextWriter output)
{
    /// <summary>Accepts a change.</summary>
    /// <param name="series">The name or key of the series.</param>
    /// <param name="commit">The commit with the change; null for the checked-out commit.</param>
    /// <param name="reason">The reason for accepting it.</param>
    public ExitCode Run(string series, string? commit, string reason) => access.Use(store =>
    {
        var folder = Directory.GetCurrentDirectory();
        var order = CommitOrder.Of(folder);
        var only = SeriesFilter.Only(series, store.Series());
        var accepted = NamedCommit.Of(commit ?? order.Head ?? throw new SplNetException("The folder is in no git repository; accept changes where their commits are."), folder);
        if (!order.Knows(accepted))
            throw new SplNetException($"What is checked out did not come from {ShortCommit.Of(accepted)}; accept changes where their commits are.");
        if (!store.Sessions().Any(session => session.Session.Revision.Commit == accepted))
            throw new SplNetException($"{store.Location} has no measurement of {ShortCommit.Of(accepted)}. Name the commit that has the change: --commit ID");
        var file = new AcceptedChanges(order.Root!);
        if (file.Find(only, accepted) is { } known)
        {
            output.WriteLine($"{file.Path}: {only.Name} at {accepted[..10]} is wanted already: {known.Reason}. Nothing was written; another reason is written in the file.");
            return ExitCode.Ok;
        }

        file.Add(only, accepted, reason);
        output.WriteLine($"{file.Path}: {only.Name} at {accepted[..10]} is wanted. Commit the file, so that every clone decides alike.");
        return ExitCode.Ok;
    });
}

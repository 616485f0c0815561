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
        var accepted = NamedCommit.Of(
            commit ?? order.Head
            ?? throw new SplNetException("The folder is not in a git repository. Accept changes in the repository of their commits."),
            folder);
        if (!order.Knows(accepted))
            throw new SplNetException(
                $"The checked-out commit does not descend from {ShortCommit.Of(accepted)}. " +
                "Accept a change on a branch that contains its commit.");
        if (!store.Sessions().Any(session => session.Session.Revision.Commit == accepted))
            throw new SplNetException(
                $"{store.Location} does not contain measurements of {ShortCommit.Of(accepted)}. " +
                "Name the commit that has the change with --commit ID.");
        var file = new AcceptedChanges(order.Root!);
        if (file.Find(only, accepted) is { } known)
        {
            output.WriteLine(
                $"{file.Path}: {only.Name} at {accepted[..10]} is already accepted: {known.Reason}. " +
                "Nothing was written; edit the file to change the reason.");
            return ExitCode.Ok;
        }

        file.Add(only, accepted, reason);
        output.WriteLine($"{file.Path}: {only.Name} at {accepted[..10]} is accepted. Commit the file so that every clone decides alike.");
        return ExitCode.Ok;
    });
}

using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>
/// The file <c>splnet.accepted</c> in the root of a repository. It lists accepted changes, each on a line with its series, its commit and
/// the reason. The file is versioned and reviewed with the code, so that every clone reaches the same decisions.
/// </summary>
internal sealed class AcceptedChanges(string root)
{
    private const string Name = "splnet.accepted";
    private const int Parts = 3;

    /// <summary>The path of the file.</summary>
    public string Path { get; } = System.IO.Path.Combine(root, Name);

    /// <summary>The changes, in the order of the file.</summary>
    /// <exception cref="SplNetException">A line has an invalid format.</exception>
    public IReadOnlyList<AcceptedChange> Read()
    {
        if (!File.Exists(Path))
            return [];
        return
        [
            .. File.ReadAllLines(Path).Index()
                .Where(static line => line.Item.Trim() is { Length: > 0 } text && text[0] != '#')
                .Select(line => line.Item.Split(' ', Parts, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
                    is [var series, var commit, var reason]
                    ? new AcceptedChange(series, commit, reason)
                    : throw new SplNetException(
                        $"{Path}({line.Index + 1}): the line is not valid. Write the key of a series, a commit and a reason, " +
                        "for example 4af92872bf496862ea96c88fdc8d901c 3f2a91c0d1 safety is worth it. Comments start with '#'.")),
        ];
    }

    /// <summary>Finds the change if it is already accepted; otherwise null.</summary>
    /// <exception cref="SplNetException">A line has an invalid format.</exception>
    public AcceptedChange? Find(StoredSeries series, string commit) =>
        Read().FirstOrDefault(change => change.Series == series.Key && commit.StartsWith(change.Commit, StringComparison.Ordinal));

    /// <summary>Adds a change.</summary>
    /// <exception cref="SplNetException">The reason has several lines, or the file cannot be written.</exception>
    public void Add(StoredSeries series, string commit, string reason)
    {
        if (reason.AsSpan().IndexOfAny('\r', '\n') >= 0 || reason.Trim().Length == 0)
            throw new SplNetException("--reason must be one line of text. Say why the change is wanted, for later readers.");
        try
        {
            var isOpen = File.Exists(Path) && File.ReadAllText(Path) is [.., not '\n'];
            File.AppendAllText(Path, $"{(isOpen ? "\n" : string.Empty)}# {series.Title}\n{series.Key} {commit} {reason.Trim()}\n");
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw new SplNetException($"{Path} cannot be written: {failure.Message}", failure);
        }
    }
}

/// <summary>An accepted change.</summary>
/// <param name="Series">The key of the series.</param>
/// <param name="Commit">The commit with the change: the whole id or its beginning.</param>
/// <param name="Reason">The reason for accepting it.</param>
internal sealed record AcceptedChange(string Series, string Commit, string Reason);

using SplNet.History.Stores;
using SplNet.Values.Options;

namespace SplNet.Tool.Histories;

/// <summary>Locates the history for commands, and handles its errors.</summary>
/// <param name="location">The user's location; null for the variable or the default file.</param>
/// <param name="errors">Receives the errors.</param>
internal sealed class HistoryAccess(string? location, TextWriter errors)
{
    /// <summary>The default file if neither option nor variable sets one.</summary>
    public const string UsualFile = "splnet-history.db";

    /// <summary>Uses the existing history.</summary>
    /// <param name="use">The action.</param>
    public ExitCode Use(Func<HistoryStore, ExitCode> use) => WithErrors(() =>
    {
        using var store = Open(Location, create: false);
        return use(store);
    });

    /// <summary>Reads the existing history, even from a read-only location.</summary>
    /// <param name="use">The action.</param>
    public ExitCode Read(Func<HistoryStore, ExitCode> use) => WithErrors(() =>
    {
        using var store = OpenToRead(Location);
        return store.AtOneMoment(() => use(store));
    });

    /// <summary>Uses the history; if there is none, the first stored data create it.</summary>
    /// <param name="use">The action.</param>
    public ExitCode Begin(Func<NewHistory, ExitCode> use) => WithErrors(() => use(new NewHistory(HistoryLocation.Of(Location))));

    /// <summary>Opens a history by name.</summary>
    public static HistoryStore Open(string location, bool create) => HistoryStore.Open(HistoryLocation.Of(location), create);

    /// <summary>Opens a history by name for reading.</summary>
    public static HistoryStore OpenToRead(string location) => HistoryStore.OpenToRead(HistoryLocation.Of(location));

    // An empty variable usually means a missing secret; measurements would be lost in a new local file.
    private string Location => location ?? Environment.GetEnvironmentVariable(ReservedVariables.History) switch
    {
        null => UsualFile,
        "" => throw new SplNetException(
            $"The variable {ReservedVariables.History} is empty; a secret may be missing. " +
            $"Set it to a file or a server, or remove it to use {UsualFile} in the current folder."),
        var named => named,
    };

    private ExitCode WithErrors(Func<ExitCode> use)
    {
        try
        {
            return use();
        }
        catch (Exception failure) when (failure is HistoryException or SplNetException or Versions.Repositories.RepositoryException)
        {
            errors.WriteLine(failure.Message);
            return ExitCode.Usage;
        }
    }
}

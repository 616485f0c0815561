using SplNet.History.Stores;
using SplNet.Values.Options;

namespace SplNet.Tool.Histories;

/// <summary>Where commands find the history, and how what goes wrong with it ends them.</summary>
/// <param name="location">What the user named; null for the variable, else the usual file.</param>
/// <param name="errors">Takes what went wrong.</param>
internal sealed class HistoryAccess(string? location, TextWriter errors)
{
    /// <summary>The file where neither option nor variable name one.</summary>
    public const string UsualFile = "splnet-history.db";

    /// <summary>Uses the history that is there.</summary>
    /// <param name="use">What is done with it.</param>
    public ExitCode Use(Func<HistoryStore, ExitCode> use) => Told(() =>
    {
        using var store = Open(Location, create: false);
        return use(store);
    });

    /// <summary>Reads the history that is there, also where nothing can be written.</summary>
    /// <param name="use">What is done with it.</param>
    public ExitCode Read(Func<HistoryStore, ExitCode> use) => Told(() =>
    {
        using var store = OpenToRead(Location);
        return store.AtOneMoment(() => use(store));
    });

    /// <summary>Uses the history, which is begun with the first thing that it keeps where there is none.</summary>
    /// <param name="use">What is done with it.</param>
    public ExitCode Begin(Func<BegunHistory, ExitCode> use) => Told(() => use(new BegunHistory(HistoryLocation.Of(Location))));

    /// <summary>Opens a history by its name.</summary>
    public static HistoryStore Open(string location, bool create) => HistoryStore.Open(HistoryLocation.Of(location), create);

    /// <summary>Opens a history by its name to read it.</summary>
    public static HistoryStore OpenToRead(string location) => HistoryStore.OpenToRead(HistoryLocation.Of(location));

    // A variable that is empty is a secret that is missing, mostly; measurements would go with the file that was begun in its stead.
    private string Location => location ?? Environment.GetEnvironmentVariable(ReservedVariables.History) switch
    {
        null => UsualFile,
        "" => throw new SplNetException($"The variable {ReservedVariables.History} is empty, as where a secret is missing. Set it to a file or a server, or remove it: the history is then {UsualFile} in the current folder."),
        var named => named,
    };

    private ExitCode Told(Func<ExitCode> use)
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

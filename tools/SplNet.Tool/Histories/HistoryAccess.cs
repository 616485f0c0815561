using SplNet.History.Stores;
using SplNet.Options;

namespace SplNet.Tool.Histories;

/// <summary>Where commands find the history, and how what goes wrong with it ends them.</summary>
/// <param name="location">What the user named; null for the variable, else the usual file.</param>
/// <param name="errors">Takes what went wrong.</param>
internal sealed class HistoryAccess(string? location, TextWriter errors)
{
    /// <summary>The file where neither option nor variable name one.</summary>
    public const string UsualFile = "splnet-history.db";

    /// <summary>Uses the history.</summary>
    /// <param name="create">True if it is begun where there is none.</param>
    /// <param name="use">What is done with it.</param>
    public ExitCode Use(bool create, Func<HistoryStore, ExitCode> use)
    {
        try
        {
            using var store = Open(location ?? Environment.GetEnvironmentVariable(OptionLayers.HistoryVariable) ?? UsualFile, create);
            return use(store);
        }
        catch (Exception failure) when (failure is HistoryException or SplNetException or Versions.Repositories.RepositoryException)
        {
            errors.WriteLine(failure.Message);
            return ExitCode.Usage;
        }
    }

    /// <summary>Opens a history by its name.</summary>
    public static HistoryStore Open(string location, bool create) => HistoryStore.Open(HistoryLocation.Of(location), create);
}

using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Histories;

/// <summary>A temporary folder that takes result documents, until they are in a history.</summary>
internal sealed class ResultFolder : IDisposable
{
    private bool _isKept;

    /// <summary>Its path.</summary>
    public string Path { get; } = Directory.CreateTempSubdirectory("splnet-results-").FullName;

    /// <summary>What its documents tell.</summary>
    /// <param name="settings">What they do not say of themselves.</param>
    public List<RecordedSession> Read(ImportSettings settings) =>
        [.. Directory.EnumerateFiles(Path, "*.json").Order(StringComparer.Ordinal).SelectMany(file => ImportedFile.Read(file, settings))];

    /// <summary>Leaves the folder where it is.</summary>
    public void Keep() => _isKept = true;

    /// <inheritdoc/>
    public void Dispose()
    {
        if (!_isKept)
            FolderRemoval.Remove(Path);
    }
}

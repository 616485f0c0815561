using System.Text.Json.Nodes;
using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Histories;

/// <summary>A temporary folder for result documents, until they are stored in a history.</summary>
internal sealed class ResultFolder : IDisposable
{
    private bool _isKept;

    /// <summary>The path of the folder.</summary>
    public string Path { get; } = Directory.CreateTempSubdirectory("splnet-results-").FullName;

    /// <summary>The measured commit if it is not the checked-out one, which documents contain.</summary>
    public History.Measurements.Revision? Named { get; init; }

    /// <summary>Reads the documents.</summary>
    /// <param name="settings">The settings for information that they lack.</param>
    public List<RecordedSession> Read(ImportSettings settings)
    {
        var files = Directory.EnumerateFiles(Path, "*.json").Order(StringComparer.Ordinal).ToList();
        if (Named is { } revision)
            files.ForEach(file => Name(file, revision));
        return [.. files.SelectMany(file => ImportedFile.Read(file, settings))];
    }

    // Written into the file itself, because the file is kept if the history cannot store it.
    private static void Name(string file, History.Measurements.Revision revision)
    {
        var document = JsonNode.Parse(File.ReadAllText(file))!.AsObject();
        document["commit"] = new JsonObject { ["id"] = revision.Commit, ["tree"] = revision.Tree, ["isChanged"] = revision.IsChanged };
        File.WriteAllText(file, document.ToJsonString());
    }

    /// <summary>Keeps the folder on disposal.</summary>
    public void Keep() => _isKept = true;

    /// <inheritdoc/>
    public void Dispose()
    {
        if (!_isKept)
            FolderRemoval.Remove(Path);
    }
}

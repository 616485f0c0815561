using System.Text.Json.Nodes;
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

    /// <summary>The commit that was measured, if it is not the one that is checked out, which documents name.</summary>
    public History.Measurements.Revision? Named { get; init; }

    /// <summary>Reads its documents.</summary>
    /// <param name="settings">What they do not say of themselves.</param>
    public List<RecordedSession> Read(ImportSettings settings)
    {
        var files = Directory.EnumerateFiles(Path, "*.json").Order(StringComparer.Ordinal).ToList();
        if (Named is { } revision)
            files.ForEach(file => Name(file, revision));
        return [.. files.SelectMany(file => ImportedFile.Read(file, settings))];
    }

    // In the file itself, because it stays where the history cannot take it.
    private static void Name(string file, History.Measurements.Revision revision)
    {
        var document = JsonNode.Parse(File.ReadAllText(file))!.AsObject();
        document["commit"] = new JsonObject { ["id"] = revision.Commit, ["tree"] = revision.Tree, ["isChanged"] = revision.IsChanged };
        File.WriteAllText(file, document.ToJsonString());
    }

    /// <summary>Leaves the folder where it is.</summary>
    public void Keep() => _isKept = true;

    /// <inheritdoc/>
    public void Dispose()
    {
        if (!_isKept)
            FolderRemoval.Remove(Path);
    }
}

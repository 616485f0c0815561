using System.Text.Json;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Initializing;

/// <summary>The record of the last <c>splnet init</c>, by which the next one detects edits of the user.</summary>
internal sealed record InitManifest
{
    /// <summary>The path in the clone.</summary>
    public const string File = "perf/splnet-init.json";

    private const int Current = 1;

    /// <summary>The version of this document.</summary>
    public int Version { get; init; } = Current;

    /// <summary>The files, with hashes of their content as written.</summary>
    public IReadOnlyDictionary<string, string> Files { get; init; } = new Dictionary<string, string>(StringComparer.Ordinal);

    /// <summary>The lines that were written into files of the user, by file.</summary>
    public IReadOnlyDictionary<string, string> Lines { get; init; } = new Dictionary<string, string>(StringComparer.Ordinal);

    /// <summary>Reads the manifest of a clone; an empty one if there is none.</summary>
    /// <param name="root">The root of the clone.</param>
    /// <exception cref="SplNetException">It cannot be read.</exception>
    public static InitManifest Read(string root)
    {
        var path = Path.Combine(root, File);
        if (!System.IO.File.Exists(path))
            return new InitManifest();
        try
        {
            var read = DocumentJson.Read<InitManifest>(System.IO.File.ReadAllText(path));
            return read.Version == Current
                ? read
                : throw new SplNetException(
                    $"{path} was written by another version of splnet. Delete it; every file that exists then counts as yours.");
        }
        catch (JsonException damaged)
        {
            throw new SplNetException(
                $"{path} is damaged: {damaged.Message} Restore it from your repository, or delete it; " +
                "every file that exists then counts as yours.",
                damaged);
        }
    }
}

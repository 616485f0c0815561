using System.Text.Json;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Cache;

/// <summary>
/// The description next to the files of an entry. It is the last file written before the entry is moved into place, so an
/// entry with it is complete.
/// </summary>
/// <param name="Title">A description of the entry.</param>
/// <param name="Created">The time of creation.</param>
/// <param name="Bytes">The size of its files.</param>
/// <param name="Version">The version, with paths relative to the entry.</param>
internal sealed record CacheFile(string Title, DateTimeOffset Created, long Bytes, BuiltVersion Version)
{
    private const string Name = "entry.json";

    public void Write(string entry) => File.WriteAllText(
        Path.Combine(entry, Name),
        JsonSerializer.Serialize(this with { Version = Moved(path => Path.GetRelativePath(entry, path)) }, CacheJson.Default.CacheFile));

    /// <summary>Reads it; null if the entry does not exist or is damaged, for example by a power failure.</summary>
    public static CacheFile? TryRead(string entry)
    {
        try
        {
            var read = JsonSerializer.Deserialize(File.ReadAllText(Path.Combine(entry, Name)), CacheJson.Default.CacheFile);
            var version = read?.Moved(path => Path.GetFullPath(Path.Combine(entry, path)));
            return version is not null && File.Exists(version.AssemblyPath) ? read! with { Version = version } : null;
        }
        catch (Exception missing) when (missing is FileNotFoundException or DirectoryNotFoundException or JsonException)
        {
            return null;
        }
    }

    private BuiltVersion Moved(Func<string, string> move) =>
        Version with { Folder = move(Version.Folder), LogPath = Version.LogPath is { } log ? move(log) : null };
}

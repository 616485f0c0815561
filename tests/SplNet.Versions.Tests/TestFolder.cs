using SplNet.Tests.Shared;

namespace SplNet.Versions.Tests;

/// <summary>A folder of a test, whose name has a space and letters that are not ASCII.</summary>
public sealed class TestFolder : IDisposable
{
    /// <summary>The path.</summary>
    public string Path { get; } = OwnedFolder.Create("splnet Größe ı ");

    /// <summary>The path of something in it.</summary>
    public string this[string name] => System.IO.Path.Combine(Path, name);

    /// <summary>Writes files, by their relative paths.</summary>
    public void Write(params (string Path, string Content)[] files)
    {
        foreach (var (path, content) in files)
        {
            var full = this[path];
            Directory.CreateDirectory(System.IO.Path.GetDirectoryName(full)!);
            File.WriteAllText(full, content);
        }
    }

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(Path);
}

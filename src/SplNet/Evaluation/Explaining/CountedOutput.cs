using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Versioning;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Explaining;

/// <summary>A private copy of an output folder in which the library's assemblies count what they do.</summary>
internal sealed class CountedOutput : IDisposable
{
    private readonly PrivateFolder _folder = new();
    private readonly string _original;

    /// <summary>Makes the copy.</summary>
    /// <param name="original">The folder of the output.</param>
    /// <param name="files">The files of the library's assemblies in it.</param>
    public CountedOutput(string original, IReadOnlyList<string> files)
    {
        _original = original;
        Folder = _folder.Combine("output");
        try
        {
            FileTree.Copy(original, Folder);
            Library = CountedLibrary.Write(Folder, files, SharedFrameworkFolders.All());
        }
        catch
        {
            _folder.Dispose();
            throw;
        }
    }

    /// <summary>The folder of the copy.</summary>
    public string Folder { get; }

    /// <summary>The code that counts.</summary>
    public LibraryCode Library { get; }

    /// <summary>The place of a file of the output in the copy; of any other file its own.</summary>
    public string PlaceOf(string path) => CopiedPlace.Of(path, _original, Folder);

    public void Dispose() => _folder.Dispose();
}

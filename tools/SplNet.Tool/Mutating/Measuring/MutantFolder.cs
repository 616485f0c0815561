using SplNet.Versioning;
using SplNet.Versions.Packages;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A version in a separate folder, which is removed together with everything derived from it when it is no longer used.</summary>
internal sealed class MutantFolder : IDisposable
{
    private readonly PrivateFolder _folder = new();
    private readonly string _file;

    /// <summary>Writes the version.</summary>
    /// <param name="library">The simple name of the assembly.</param>
    /// <param name="assembly">The bytes of the assembly.</param>
    /// <param name="symbols">The bytes of the symbols; null for none.</param>
    public MutantFolder(string library, byte[] assembly, byte[]? symbols)
    {
        _file = library + ".dll";
        Path = _folder.CreateSubfolder("version");
        File.WriteAllBytes(System.IO.Path.Combine(Path, _file), assembly);
        if (symbols is not null)
            File.WriteAllBytes(System.IO.Path.Combine(Path, library + ".pdb"), symbols);
    }

    /// <summary>The folder.</summary>
    public string Path { get; }

    /// <summary>The folder as a revision.</summary>
    public Revision Revision => Revision.Folder(Path);

    public void Dispose()
    {
        VersionedOutputs.LetGo(FolderVersion.Open(Path, _file).Key);
        _folder.Dispose();
    }
}

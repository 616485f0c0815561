using SplNet.Evaluation.Explaining;
using SplNet.Versioning;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>A private copy of an output folder in which the mutated assembly is replaced repeatedly, while the rest stays.</summary>
internal sealed class ExchangedOutput : IDisposable
{
    private const string Symbols = ".pdb";

    private readonly PrivateFolder _folder = new();
    private readonly string _original;
    private readonly string _library;

    /// <summary>Creates the copy.</summary>
    /// <param name="home">The full path of the tests' assembly in the output.</param>
    /// <param name="library">The simple name of the mutated assembly.</param>
    public ExchangedOutput(string home, string library)
    {
        (_original, _library) = (Path.GetDirectoryName(home)!, library);
        Folder = _folder.Combine("output");
        try
        {
            if (!File.Exists(Path.Combine(_original, library + ".dll")))
                throw new SplNetException(
                    $"{library}.dll is not in the output of {home}, so its tests do not use the mutated library. " +
                    "Name tests whose project references it, and build them.");
            FileTree.Copy(_original, Folder);
            Files = LibraryFiles.In(Folder, Path.GetFileName(home), [library]);
        }
        catch
        {
            _folder.Dispose();
            throw;
        }
    }

    /// <summary>The folder of the copy.</summary>
    public string Folder { get; }

    /// <summary>The user's own assemblies in the copy, relative to the folder.</summary>
    public IReadOnlyList<string> Files { get; }

    /// <summary>The place of an output file in the copy; any other path is returned unchanged.</summary>
    public string PlaceOf(string path) => CopiedPlace.Of(path, _original, Folder);

    /// <summary>Restores the user's assemblies, and replaces the mutated one.</summary>
    /// <param name="assembly">The bytes of the assembly.</param>
    /// <param name="symbols">The bytes of the symbols; null for none.</param>
    public void Put(byte[] assembly, byte[]? symbols)
    {
        foreach (var file in Files.Concat(Files.Select(static file => Path.ChangeExtension(file, Symbols)))
            .Where(file => File.Exists(Path.Combine(_original, file))))
            FileTree.CopyFile(_original, Folder, file);
        var path = Path.Combine(Folder, _library + ".dll");
        File.WriteAllBytes(path, assembly);
        if (symbols is null)
            File.Delete(Path.ChangeExtension(path, Symbols));
        else
            File.WriteAllBytes(Path.ChangeExtension(path, Symbols), symbols);
    }

    public void Dispose() => _folder.Dispose();
}

using System.IO.Compression;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>Stores the assemblies of mutants that are still to be measured, so that a continued run does not compile them again.</summary>
/// <param name="folder">The folder; it is created on demand.</param>
internal sealed class StoredAssemblies(string folder)
{
    private const string Assembly = ".dll.gz";
    private const string Symbols = ".pdb.gz";

    /// <summary>The assembly of a mutant and its symbols; null if it is not stored.</summary>
    /// <param name="id">The id of the mutant.</param>
    public (byte[] Assembly, byte[]? Symbols)? Find(string id) =>
        Read(id + Assembly) is { } assembly ? (assembly, Read(id + Symbols)) : null;

    /// <summary>Stores an assembly.</summary>
    /// <param name="id">The id of the mutant.</param>
    /// <param name="assembly">The assembly.</param>
    /// <param name="symbols">Its symbols; null for none.</param>
    public void Keep(string id, byte[] assembly, byte[]? symbols)
    {
        Directory.CreateDirectory(folder);
        if (symbols is not null)
            Write(id + Symbols, symbols);
        Write(id + Assembly, assembly);
    }

    /// <summary>Removes all assemblies, because everything is measured.</summary>
    public void Clear()
    {
        if (Directory.Exists(folder))
            Directory.Delete(folder, recursive: true);
    }

    // A run may be killed while it writes.
    private void Write(string name, byte[] content)
    {
        var path = Path.Combine(folder, name);
        var begun = path + ".begun";
        using (var file = new GZipStream(File.Create(begun), CompressionLevel.Fastest))
            file.Write(content);
        File.Move(begun, path, overwrite: true);
    }

    private byte[]? Read(string name)
    {
        var path = Path.Combine(folder, name);
        if (!File.Exists(path))
            return null;
        using var file = new GZipStream(File.OpenRead(path), CompressionMode.Decompress);
        using var content = new MemoryStream();
        file.CopyTo(content);
        return content.ToArray();
    }
}

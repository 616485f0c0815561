using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using SplNet.Evaluation.Explaining;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Explaining;

/// <summary>What differs between two outputs beside counted code.</summary>
public sealed class ChangedFilesTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-changed-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void DifferentDataAndLibraries_AreNamed()
    {
        Both("data/rules.json", "one", "two");
        Both("Other.dll", "one", "two");
        Write("before/gone.txt", "one"u8.ToArray());
        Write("after/new.txt", "one"u8.ToArray());
        Assert.Equal(["Other.dll", "data/rules.json", "gone.txt", "new.txt"], Changed());
    }

    [Fact]
    public void SameFilesAndFilesThatFollowCode_AreNotNamed()
    {
        Both("data/rules.json", "one", "one");
        foreach (var file in new[]
        {
            "Lib.pdb", "Lib.xml", "Lib", "Other.pdb", "Tests.deps.json", ".msCoverageSourceRootsMapping_Tests",
            "CoverletSourceRootsMapping_Tests",
        })
            Both(file, "one", "two");
        Assert.Empty(Changed());
    }

    // Every build of a commit has other bytes.
    [Fact]
    public void ResourcesOfCountedCode_AreComparedWithoutItsOtherBytes()
    {
        Write("before/Lib.dll", Assembly(Guid.NewGuid(), ("a.txt", "one"), ("b.txt", "same")));
        Write("after/Lib.dll", Assembly(Guid.NewGuid(), ("b.txt", "same"), ("a.txt", "two")));
        Write("before/de/Lib.resources.dll", Assembly(Guid.NewGuid(), ("Texts.de.resources", "same")));
        Write("after/de/Lib.resources.dll", Assembly(Guid.NewGuid(), ("Texts.de.resources", "same")));
        Assert.Equal(["Lib.dll/a.txt"], Changed());
    }

    // Paths and lines of sources are in it, and nothing but the compiler reads it.
    [Fact]
    public void ResourcesOfTheFSharpCompiler_AreNotCompared()
    {
        Write(
            "before/Lib.dll",
            Assembly(Guid.NewGuid(), ("FSharpSignatureCompressedData.Lib", "one"), ("FSharpOptimizationData.Lib", "one")));
        Write(
            "after/Lib.dll", Assembly(Guid.NewGuid(), ("FSharpSignatureCompressedData.Lib", "two"), ("FSharpOptimizationData.Lib", "two")));
        Assert.Empty(Changed());
    }

    [Fact]
    public void ResourceOnOneSideOnly_IsNamed()
    {
        Write("before/Lib.dll", Assembly(Guid.NewGuid()));
        Write("after/Lib.dll", Assembly(Guid.NewGuid(), ("a.txt", "one")));
        Write("after/de/Lib.resources.dll", Assembly(Guid.NewGuid(), ("Texts.de.resources", "one")));
        Assert.Equal(["Lib.dll/a.txt", "de/Lib.resources.dll/Texts.de.resources"], Changed());
    }

    private IReadOnlyList<string> Changed() =>
        ChangedFiles.Between(Path.Combine(_folder, "before"), Path.Combine(_folder, "after"), ["Lib"]);

    private void Both(string file, string before, string after)
    {
        Write("before/" + file, System.Text.Encoding.UTF8.GetBytes(before));
        Write("after/" + file, System.Text.Encoding.UTF8.GetBytes(after));
    }

    private void Write(string file, byte[] content)
    {
        var path = Path.Combine(_folder, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllBytes(path, content);
    }

    private static byte[] Assembly(Guid build, params (string Name, string Content)[] resources)
    {
        var (metadata, content, file) = (new MetadataBuilder(), new BlobBuilder(), new BlobBuilder());
        metadata.AddModule(0, metadata.GetOrAddString("Lib.dll"), metadata.GetOrAddGuid(build), default, default);
        metadata.AddAssembly(
            metadata.GetOrAddString("Lib"), new Version(1, 0, 0, 0), default, default, default, AssemblyHashAlgorithm.None);
        foreach (var (name, text) in resources)
        {
            content.Align(8);
            metadata.AddManifestResource(ManifestResourceAttributes.Public, metadata.GetOrAddString(name), default, (uint)content.Count);
            content.WriteInt32(text.Length);
            content.WriteUTF8(text);
        }

        new ManagedPEBuilder(
            PEHeaderBuilder.CreateLibraryHeader(), new MetadataRootBuilder(metadata), new BlobBuilder(), managedResources: content)
            .Serialize(file);
        return file.ToArray();
    }
}

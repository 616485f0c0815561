using System.IO.Compression;
using System.Reflection.PortableExecutable;
using System.Text;
using SplNet.Tests.Shared;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests;

/// <summary>Packages depend only on their commit, and contain no paths of the machine.</summary>
public sealed class ReproduciblePackageTests(PackedSplNet packed)
{
    // The tool's package holds these files, and packing it takes seconds.
    private static readonly string Tool = Repository.PathOf("tools/SplNet.Tool/bin/Release/net10.0");

    [Fact]
    public void AssembliesAndTheirSymbols_NameNoFolderOfTheMachine()
    {
        var assemblies = Directory.EnumerateFiles(Tool, "SplNet*.dll")
            .Select(static file => (Name: Path.GetFileName(file), Content: File.ReadAllBytes(file))).Concat(PackedAssemblies()).ToList();
        Assert.Contains(assemblies, static assembly => assembly.Name == "SplNet.Analyzers.dll");
        Assert.All(assemblies, static assembly =>
        {
            // Builds of a pipeline number the folders of packages: /_1/.
            var sources = Sources(assembly.Content);
            Assert.NotEmpty(sources);
            Assert.All(sources, static source =>
                Assert.True(source.StartsWith("/_", StringComparison.Ordinal) || !Path.IsPathRooted(source), source));
            Assert.All((Encoding[])[Encoding.UTF8, Encoding.Unicode], encoding =>
                Assert.Equal(-1, assembly.Content.AsSpan().IndexOf(encoding.GetBytes(Repository.Root + Path.DirectorySeparatorChar))));
        });
    }

    [Fact]
    public void FilesInPackages_HaveTheTimeOfTheCommit()
    {
        Assert.SkipUnless(Path.Exists(Repository.PathOf(".git")), "This checkout has no commits.");
        var commit = DateTimeOffset.FromUnixTimeSeconds(long.Parse(
            GitCommand.Run(Repository.Root, "log", "-1", "--format=%ct").Trim(), System.Globalization.CultureInfo.InvariantCulture));
        foreach (var file in Packages())
        {
            using var package = ZipFile.OpenRead(file);
            // the format counts in steps of two seconds
            Assert.All(package.Entries, entry =>
                Assert.InRange(entry.LastWriteTime.DateTime - commit.UtcDateTime, TimeSpan.FromSeconds(-2), TimeSpan.FromSeconds(2)));
        }
    }

    // All projects share the properties that matter here, so one library is enough.
    [Trait("Category", "Long")]
    [Fact]
    public async Task SameSourcesInTwoFolders_GiveTheSamePackage()
    {
        var folder = OwnedFolder.Create("splnet-reproduced-");
        var (one, other) = (
            await PackCopyAsync(Path.Combine(folder, "one")), await PackCopyAsync(Path.Combine(folder, "a", "longer", "path")));
        Assert.Equal(one, other);
        OwnedFolder.Delete(folder);
    }

    private static async Task<byte[]> PackCopyAsync(string folder)
    {
        foreach (var file in (string[])
        [
            "Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props", "README.md", "BannedSymbols.txt",
            ".editorconfig", "global.json",
        ])
            Copy(file, folder);
        foreach (var file in Directory.EnumerateFiles(Repository.PathOf("src/SplNet.Statistics"), "*", SearchOption.AllDirectories)
            .Concat(Directory.EnumerateFiles(Repository.PathOf("src/SplNet/build"))))
        {
            var relative = Path.GetRelativePath(Repository.Root, file).Replace('\\', '/');
            if (!relative.Contains("/bin/", StringComparison.Ordinal) && !relative.Contains("/obj/", StringComparison.Ordinal))
                Copy(relative, folder);
        }

        var done = await DotNet.RunAsync(
            folder, new Dictionary<string, string>(StringComparer.Ordinal) { ["SOURCE_DATE_EPOCH"] = "1700000000" }, "pack",
            "src/SplNet.Statistics", "-c", "Release", "-p:RunAnalyzers=false", "-o", Path.Combine(folder, "packages"));
        Assert.True(done.ExitCode == 0, done.Text);
        return await File.ReadAllBytesAsync(Directory.EnumerateFiles(Path.Combine(folder, "packages")).Single());
    }

    private static void Copy(string file, string folder)
    {
        var path = Path.Combine(folder, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.Copy(Repository.PathOf(file), path);
    }

    private IEnumerable<string> Packages() => Directory.EnumerateFiles(packed.Packages, "SplNet*.0.1.0.nupkg");

    private List<(string Name, byte[] Content)> PackedAssemblies()
    {
        var assemblies = new List<(string, byte[])>();
        foreach (var file in Packages())
        {
            using var package = ZipFile.OpenRead(file);
            foreach (var entry in package.Entries.Where(static entry => entry.Name.EndsWith(".dll", StringComparison.Ordinal)))
            {
                using var stream = entry.Open();
                using var content = new MemoryStream();
                stream.CopyTo(content);
                assemblies.Add((entry.Name, content.ToArray()));
            }
        }

        return assemblies;
    }

    private static List<string> Sources(byte[] assembly)
    {
        using var file = new PEReader(new MemoryStream(assembly));
        using var symbols = file.ReadEmbeddedPortablePdbDebugDirectoryData(
            file.ReadDebugDirectory().Single(static entry => entry.Type == DebugDirectoryEntryType.EmbeddedPortablePdb));
        var reader = symbols.GetMetadataReader();
        return [.. reader.Documents.Select(document => reader.GetString(reader.GetDocument(document).Name))];
    }
}

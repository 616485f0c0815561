using System.Text.Json.Nodes;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Packages;
using SplNet.Versions.Swapping;

namespace SplNet.Versions.Tests.Swapping;

public sealed class SwappedOutputTests : IDisposable
{
    private static readonly byte[] Key = typeof(Uri).Assembly.GetName().GetPublicKey()!;

    private readonly TestFolder _folder = new();

    public SwappedOutputTests() => _folder.Write(("test/Lib.Tests.deps.json", """
        {
          "runtimeTarget": { "name": ".NETCoreApp,Version=v10.0" },
          "targets": { ".NETCoreApp,Version=v10.0": {
            "Lib/2.0.0": { "runtime": { "lib/net8.0/Lib.dll": { "assemblyVersion": "2.0.0.0" } } },
            "Dep/1.0.0": { "runtime": { "lib/net8.0/Dep.dll": { "assemblyVersion": "1.0.0.0" } } }
          } },
          "libraries": { "Lib/2.0.0": { "type": "package" }, "Dep/1.0.0": { "type": "package" } }
        }
        """));

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void DifferentDependencies_UseTheHigherVersionAndNameBoth()
    {
        Emit(
            "test", ("Lib.Tests.dll", "1.0.0.0"), ("Lib.dll", "2.0.0.0"), ("Dep.dll", "1.0.0.0"), ("Low.dll", "3.0.0.0"),
            ("Same.dll", "1.0.0.0"));
        Emit(
            "old", ("Lib.dll", "1.0.0.0"), ("Dep.dll", "1.5.0.0"), ("Low.dll", "2.0.0.0"), ("Same.dll", "1.0.0.0"),
            ("Only.dll", "4.0.0.0"));
        var swapped = Swap();
        Assert.Equal(
            [
                new("Dep", new Version(1, 0, 0, 0), new Version(1, 5, 0, 0)),
                new DependencyDifference("Low", new Version(3, 0, 0, 0), new Version(2, 0, 0, 0)),
            ],
            swapped.Differences);
        Assert.Equal(["Dep.dll", "Lib.dll", "Only.dll"], swapped.Files.Select(static file => file.Path));
        Assert.Equal(new Version(3, 0, 0, 0), AssemblyIdentity.Of(_folder["copy/Low.dll"]).Version);

        var target = Dependencies()["targets"]![".NETCoreApp,Version=v10.0"]!;
        Assert.Equal("1.5.0.0", target["Dep/1.0.0"]!["runtime"]!["lib/net8.0/Dep.dll"]!["assemblyVersion"]!.ToString());
        Assert.Equal("4.0.0.0", target["SplNet.Version/1.0.0"]!["runtime"]!["Only.dll"]!["assemblyVersion"]!.ToString());
    }

    [Fact]
    public void DependencyFileOfAnApplication_ComesFromTheVersion()
    {
        Emit("test", ("Lib.Tests.dll", "1.0.0.0"), ("Lib.dll", "2.0.0.0"));
        Emit("old", ("Lib.dll", "2.0.0.0"));
        const string Old = """{ "runtimeTarget": { "name": "old" }, "targets": { "old": { } }, "libraries": { } }""";
        _folder.Write(
            ("test/Lib.deps.json", "today"), ("old/Lib.deps.json", Old), ("old/Other.deps.json", Old), ("old/Lib.Tests.deps.json", Old));
        Swap();
        Assert.Equal(Old, File.ReadAllText(_folder["copy/Lib.deps.json"]));
        Assert.False(File.Exists(_folder["copy/Other.deps.json"]));
        Assert.Equal(".NETCoreApp,Version=v10.0", Dependencies()["runtimeTarget"]!["name"]!.ToString());
    }

    [Fact]
    public void NativeFilesAndTranslations_AreListedForTheHost()
    {
        Emit("test", ("Lib.Tests.dll", "1.0.0.0"), ("Lib.dll", "2.0.0.0"));
        Emit("old", ("Lib.dll", "2.0.0.0"), ("de/Lib.resources.dll", "2.0.0.0"), ("runtimes/unix/lib/net8.0/Sys.dll", "2.0.0.0"));
        _folder.Write(("old/runtimes/linux-x64/native/libfast.so", "code"));
        var swapped = Swap();
        Assert.Empty(swapped.Notes);
        var added = Dependencies()["targets"]![".NETCoreApp,Version=v10.0"]!["SplNet.Version/1.0.0"]!;
        Assert.Equal("de", added["resources"]!["de/Lib.resources.dll"]!["locale"]!.ToString());
        Assert.Equal("native", added["runtimeTargets"]!["runtimes/linux-x64/native/libfast.so"]!["assetType"]!.ToString());
        Assert.Equal("runtime", added["runtimeTargets"]!["runtimes/unix/lib/net8.0/Sys.dll"]!["assetType"]!.ToString());
    }

    [Fact]
    public void DifferentStrongName_IsReportedAsNotLoadable()
    {
        Emit("test", ("Lib.Tests.dll", "1.0.0.0"));
        EmittedAssembly.Write(_folder["test/Lib.dll"], "1.0.0.0", Key);
        Emit("old", ("Lib.dll", "1.0.0.0"));
        Assert.Equal(
            [$"The strong name differs: none in {_folder["old"]}, {AssemblyIdentity.Of(_folder["test/Lib.dll"]).PublicKeyToken} today. " +
                "The test refers to today's name, so the assembly will not be loaded."],
            Swap().Notes);
    }

    [Fact]
    public void DifferentAssemblyName_IsReportedAsNotReplaced()
    {
        Emit("test", ("Lib.Tests.dll", "1.0.0.0"), ("Lib.dll", "1.0.0.0"));
        Emit("old", ("OldLib.dll", "1.0.0.0"));
        var note = Assert.Single(Swap("OldLib.dll").Notes);
        Assert.StartsWith($"The assembly of {_folder["old"]} is called OldLib, and today's Lib", note, StringComparison.Ordinal);
    }

    [Fact]
    public void FilesOfTestsAndSplNet_AreNeverReplaced()
    {
        Emit("test", ("Lib.Tests.dll", "1.0.0.0"), ("Lib.dll", "1.0.0.0"), ("SplNet.Statistics.dll", "1.0.0.0"));
        Emit("old", ("Lib.Tests.dll", "9.0.0.0"), ("Lib.dll", "1.0.0.0"), ("SplNet.Statistics.dll", "9.0.0.0"));
        Assert.Equal(["Lib.dll"], Swap().Files.Select(static file => file.Path));
    }

    [Fact]
    public void LibraryWithoutTests_IsReplacedItself()
    {
        Emit("test", ("Lib.dll", "2.0.0.0"));
        Emit("old", ("Lib.dll", "1.0.0.0"), ("Other.dll", "1.0.0.0"));
        var swapped = SwappedOutput.Create(new SwapRequest
        {
            TestAssembly = _folder["test/Lib.dll"],
            ProductionFile = "Lib.dll",
            Version = FolderVersion.Open(_folder["old"], "Lib.dll"),
            Destination = _folder["copy"],
        });
        Assert.Equal(["Lib.dll", "Other.dll"], swapped.Files.Select(static file => file.Path));
        Assert.Equal(new Version(1, 0, 0, 0), swapped.Files[0].After);
        Assert.Equal("Lib 2.0.0.0", AssemblyIdentity.Of(swapped.TestAssembly).ToString());
    }

    [Fact]
    public void RaisedVersion_IsInTheCopyOnly()
    {
        Emit("test", ("Lib.Tests.dll", "1.0.0.0"), ("Lib.dll", "2.3.4.5"));
        Emit("old", ("Lib.dll", "1.0.0.0"));
        Swap();
        Assert.Equal("Lib 2.3.4.5", AssemblyIdentity.Of(_folder["copy/Lib.dll"]).ToString());
        Assert.Equal("Lib 1.0.0.0", AssemblyIdentity.Of(_folder["old/Lib.dll"]).ToString());
    }

    private SwappedOutput Swap(string file = "Lib.dll") => SwappedOutput.Create(new SwapRequest
    {
        TestAssembly = _folder["test/Lib.Tests.dll"],
        ProductionFile = "Lib.dll",
        Version = FolderVersion.Open(_folder["old"], file),
        Destination = _folder["copy"],
    });

    private JsonNode Dependencies() => JsonNode.Parse(File.ReadAllText(_folder["copy/Lib.Tests.deps.json"]))!;

    private void Emit(string folder, params (string File, string Version)[] assemblies)
    {
        foreach (var (file, version) in assemblies)
            EmittedAssembly.Write(_folder[$"{folder}/{file}"], version);
    }
}

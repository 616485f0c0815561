using SplNet.Tests.Processes;
using SplNet.Versioning;
using SplNet.Versions.Packages;
using SplNet.Versions.Tests;

namespace SplNet.Tests.Versioning;

public sealed class VersionedOutputTests : IDisposable
{
    private static readonly byte[] Key = typeof(Uri).Assembly.GetName().GetPublicKey()!;

    private readonly TemporaryFolder _folder = new();

    private string Tests => Path.Combine(_folder.Location, "today", "Lib.Tests.dll");

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void OutputFiles_ArePlacedInTheCopyAndOthersAreNot()
    {
        Emit("today", "Lib", null);
        Emit("old", "Lib", null);
        using var output = new VersionedOutput(Tests, "Lib", Found("Lib"));
        Assert.Equal(Path.Combine(output.Folder, "sub", "a.txt"), output.PlaceOf(Path.Combine(_folder.Location, "today", "sub", "a.txt")));
        Assert.Equal("/elsewhere/a.txt", output.PlaceOf("/elsewhere/a.txt"));
        Assert.True(File.Exists(Path.Combine(output.Folder, "Lib.Tests.dll")));
    }

    [Fact]
    public void AssemblyOfAnotherName_IsRefused()
    {
        Emit("today", "Lib", null);
        Emit("old", "Library", null);
        var failure = Assert.Throws<SplNetException>(() => new VersionedOutput(Tests, "Lib", Found("Library")));
        Assert.Contains(
            "is Lib.dll today, which the tests refer to: they would keep using today's.", failure.Message, StringComparison.Ordinal);
        Assert.Contains("--rebuild-tests", failure.Message, StringComparison.Ordinal);
        Assert.EndsWith(
            "Leave out --project: then the tests are built at each revision.",
            Assert.Throws<SplNetException>(() => new VersionedOutput(Tests, "Lib", Found("Library"), areUnitTests: true)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void AnotherStrongName_IsRefused()
    {
        Emit("today", "Lib", Key);
        Emit("old", "Lib", null);
        var failure = Assert.Throws<SplNetException>(() => new VersionedOutput(Tests, "Lib", Found("Lib")));
        Assert.Contains("and none at", failure.Message, StringComparison.Ordinal);
        Assert.Contains("it would not be loaded", failure.Message, StringComparison.Ordinal);
    }

    private void Emit(string folder, string library, byte[]? key)
    {
        EmittedAssembly.Write(Path.Combine(_folder.Location, folder, "Lib.Tests.dll"), "1.0.0.0");
        EmittedAssembly.Write(Path.Combine(_folder.Location, folder, library + ".dll"), "1.0.0.0", key);
    }

    private FoundVersion Found(string library) =>
        new(FolderVersion.Open(Path.Combine(_folder.Location, "old"), library + ".dll"), "old", IsWholeOutput: false, Use: null);
}

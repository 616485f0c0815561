using SplNet.Tests.Shared;
using SplNet.Tool.Requirements;
using SplNet.Tool.Watching;

namespace SplNet.Tool.Tests.Watching;

/// <summary>What is waited for.</summary>
public sealed class WatchedFilesTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-watched-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void AssemblyOfTheMethods_IsNamedToo() =>
        Assert.Equal(["perf.spl", "My.dll"], new WatchedFiles(new RequirementInputs(["perf.spl"], "My.dll", null)).Names);

    [Fact]
    public void AssemblyThatIsAFile_IsNamedOnce() => Assert.Equal(["My.dll", "perf.spl"], new WatchedFiles(new RequirementInputs(["My.dll", "perf.spl"], null, null)).Names);

    [Fact]
    public void FileWithoutAnAssembly_IsNamedAlone()
    {
        var file = Path.Combine(_folder, "perf.spl");

        Assert.Equal([file], new WatchedFiles(new RequirementInputs([file], null, null)).Names);
    }
}

using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Versions.Tests.Builds;

public class OldCommitTests(OldCommit commit) : IClassFixture<OldCommit>
{
    [Fact]
    public void ConcurrentRequests_BuildOnce()
    {
        Assert.Equal(1, commit.Builds);
        Assert.Single(commit.Versions, static version => version.WasCached);
        Assert.Equal(commit.Versions[0].Version.AssemblyPath, commit.Versions[1].Version.AssemblyPath);
    }

    [Fact]
    public void TwoNamesOfTheSameSources_HaveSeparateBuilds() =>
        Assert.Equal(["v1.2", "HEAD~3"], commit.Versions.Select(static version => version.Version.Name));

    [Fact]
    public void SeveralFrameworks_UseTheBestLoadableOne()
    {
        Assert.Equal("net10.0", commit.Version.TargetFramework);
        Assert.Equal("net10.0 is the best of net472, net8.0, net10.0, net11.0 for net10.0.", commit.Version.FrameworkReason);
    }

    [Fact]
    public void PinnedSdk_IsOverriddenAndReported() =>
        Assert.Contains("global.json requires the .NET SDK 2.1.300; this was ignored.", commit.Version.Notes);

    [Fact]
    public void PackagesThatCannotBeRestored_AreOmittedAndReported() =>
        Assert.Contains("Built without the packages Stamper.That.Is.Gone, Linker.That.Is.Gone.", commit.Version.Notes);

    [Fact]
    public void ReferencedProject_IsIncludedAndItsOwn()
    {
        Assert.Equal(["Lib.dll", "Base.dll"], commit.Version.OwnFiles);
        Assert.True(File.Exists(Path.Combine(commit.Version.Folder, "Base.dll")));
    }

    [Fact]
    public void Property_IsPassedUnchanged()
    {
        var context = new AssemblyLoadContext("built", isCollectible: true);
        var assembly = context.LoadFromAssemblyPath(commit.Version.AssemblyPath);
        Assert.Equal(
            "a; b, %41 'c'", assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(static data => data.Key == "Greeting").Value);
        context.Unload();
    }

    [Fact]
    public void FinishedBuild_KeepsItsLogOnly()
    {
        Assert.Contains("Lib.dll", File.ReadAllText(commit.Version.LogPath!), StringComparison.Ordinal);
        Assert.Empty(commit.Work);
    }

    // NuGet locks the user's packages there, for all processes.
    [Fact]
    public void FinishedBuild_LeavesOnlyNuGetLocksInTheTemporaryFolder() =>
        Assert.All(commit.Temporary, static name => Assert.StartsWith("NuGetScratch", name, StringComparison.Ordinal));
}

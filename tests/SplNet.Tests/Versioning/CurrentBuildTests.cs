using SplNet.Versions.Assemblies;

namespace SplNet.Tests.Versioning;

/// <summary>An old version is built as the user builds today's library; where that cannot be, it is told. Builds are real.</summary>
public sealed class CurrentBuildTests(BuiltRepository repository) : IClassFixture<BuiltRepository>
{
    [Fact]
    public async Task LibraryThatItsSolutionBuilds_IsBuiltWithItAtAVersion()
    {
        await repository.BuildAsync("All.slnx");

        var version = await repository.FindAsync();

        Assert.Contains("FAST", PreprocessorSymbols.Of(version.AssemblyPath)!);
        Assert.Empty(version.Notes);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task LibraryThatIsBuiltAlone_IsBuiltAloneAtAVersion()
    {
        await repository.BuildAsync("Lib");

        var version = await repository.FindAsync();

        Assert.DoesNotContain("FAST", PreprocessorSymbols.Of(version.AssemblyPath)!);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task PropertyOfTheCurrentCommandOnly_IsRefusedWithTheDifference()
    {
        await repository.BuildAsync("All.slnx", "-p:Extra=MORE");

        var refusal = await Assert.ThrowsAsync<SplNetException>(() => repository.FindAsync());
        var accepted = await repository.FindAsync(new VersionOptions { AcceptOtherBuild = true });

        Assert.Contains(
            "The build of versions does not make today's Lib.dll of today's sources: Lib.dll differs in Summer.More",
            refusal.Message,
            StringComparison.Ordinal);
        Assert.Contains("today's with MORE", refusal.Message, StringComparison.Ordinal);
        Assert.Contains("--accept-other-build", refusal.Message, StringComparison.Ordinal);
        Assert.Contains("AcceptOtherBuild", Assert.Single(accepted.Notes), StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task UncalledDifference_IsNoted()
    {
        await repository.BuildAsync("Lib", "-p:Extra=STAMPED");

        Assert.Contains(
            "which nothing calls: Lib.dll differs in Stamp.Version",
            Assert.Single((await repository.FindAsync()).Notes),
            StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task PropertyWithTheCurrentFolder_IsMappedToTheVersionFolder()
    {
        await repository.BuildAsync("All.slnx");

        // Read from the work tree, it would define nothing.
        repository.Add("common.props", "<Project />");
        try
        {
            var version = await repository.FindAsync(new VersionOptions
            {
                Properties = new Dictionary<string, string> { ["SolutionDir"] = repository.Root + Path.DirectorySeparatorChar },
                AcceptOtherBuild = true,
            });

            Assert.Contains("FAST", PreprocessorSymbols.Of(version.AssemblyPath)!);
        }
        finally
        {
            repository.Add(
                "common.props",
                "<Project><PropertyGroup><DefineConstants>$(DefineConstants);FAST</DefineConstants></PropertyGroup></Project>");
        }
    }
}

using System.Xml.Linq;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests;

/// <summary>
/// The solution samples/Words as its readers use it. The suites of the adapters run its tests on every change, except those with baselines.
/// </summary>
public sealed class SampleTests(PackedSplNet packed) : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("MSTest")]
    [InlineData("Xunit")]
    public void Project_RefersToTheTestedVersions(string framework) => Assert.All(
        XDocument.Load(Repository.PathOf($"samples/Words/Words.{framework}/Words.{framework}.csproj")).Descendants("PackageReference"),
        static one => Assert.Equal(
            TestProjects.Versions.GetValueOrDefault(one.Attribute("Include")!.Value, Repository.Version), one.Attribute("Version")!.Value));

    [Trait("Category", "Long")]
    [Fact]
    public async Task MadeHistory_PassesItsTestsAtFirst_AndTheWorkflowFindsTheSlowerCommit()
    {
        var root = _folder.Create("words");
        var project = packed.NewProjectIn(root).With("SPLNET_BASELINES", _folder.Combine("baselines"));
        var made = ToolProcess.Run(
            "bash", "bash", _folder.Path, new Dictionary<string, string>(StringComparer.Ordinal), null,
            [Repository.PathOf("samples/Words/make-history.sh"), root]);
        Assert.True(made.ExitCode == 0, made.Errors);

        GitCommand.Run(root, "checkout", "--quiet", "v1");
        var atFirst = await project.RunAsync("test", "-c", "Release");
        Assert.True(atFirst.ExitCode == 0, atFirst.Text);
        Assert.Equal(2, atFirst.Text.Split("Failed:     0, Passed:").Length - 1);
        GitCommand.Run(root, "checkout", "--quiet", "main");
        var built = await project.RunAsync("build", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);

        var command = project.Read(".github/workflows/performance.yml").Split("splnet compare $BASE WORKTREE ")[1].Split(" || ")[0];
        var compared = await project.With("GITHUB_STEP_SUMMARY", _folder.Combine("summary.md"))
            .RunAsync([VersionedProject.Tool, "compare", "v1", "WORKTREE", .. command.Split(' ')]);
        Assert.True(compared.ExitCode == 1, compared.Text);
        Assert.Matches(@"Regressions\n +operand .*\n(?: +.*\n)*? +Letters\.Count\[Texts\.Any\]\(500\) ", compared.Text);

        var slower = await project.RunAsync("test", "Words.MSTest", "-c", "Release", "--no-build");
        Assert.Matches(@"Failed CountingLetters_AllocatesNothing ", slower.Text);
        Assert.Matches(@"Failed Requirement_HoldsAsBefore \[bytes of letters\] ", slower.Text);
    }
}

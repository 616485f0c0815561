namespace SplNet.Integration.Tests;

/// <summary>The command-line compiler in a user's project: the analyzers are there with the package, and with either adapter.</summary>
public sealed class PackedAnalyzerTests(PackedSplNet packed)
{
    [Theory]
    [InlineData("SplNet")]
    [InlineData("SplNet.MSTest")]
    public async Task Mistakes_AreReportedAtTheirPlaces(string package)
    {
        var built = await Project(package, nameof(Mistakes_AreReportedAtTheirPlaces), MistakenProject.Source, MistakenProject.Formulas).RunAsync("build", "-c", "Release");
        Assert.NotEqual(0, built.ExitCode);
        Assert.All(MistakenProject.Expected, place => Assert.True(built.Text.Contains(place, StringComparison.Ordinal), $"{place} is missing in:\n{built.Text}"));
    }

    [Theory]
    [InlineData("SplNet")]
    [InlineData("SplNet.Xunit")]
    public async Task ProjectWithoutMistakes_HasNoWarning(string package)
    {
        var built = await Project(package, nameof(ProjectWithoutMistakes_HasNoWarning), CleanProject.Source, CleanProject.Formulas).RunAsync("build", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        Assert.Contains("0 Warning(s)", built.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("SPL", built.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Package_BringsNoCompilerAlong()
    {
        var project = Project("SplNet", nameof(Package_BringsNoCompilerAlong), CleanProject.Source, CleanProject.Formulas);
        var listed = await project.RunAsync("list", "package", "--include-transitive");
        var restored = await project.RunAsync("restore");
        Assert.True(restored.ExitCode == 0, restored.Text);
        Assert.DoesNotContain("Workspaces", listed.Text + project.Read("obj/project.assets.json"), StringComparison.Ordinal);
    }

    private UserProject Project(string package, string test, string source, string formulas) => packed.NewProject($"{package}.{test}")
        .Add("User.Tests.csproj", TestProjects.Library(package))
        .Add("Subject.cs", source)
        .Add("perf.spl", formulas);
}

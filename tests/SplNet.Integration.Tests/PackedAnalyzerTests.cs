namespace SplNet.Integration.Tests;

/// <summary>The command-line compiler in a user's project: the analyzers are there with the package, and with either adapter.</summary>
public sealed class PackedAnalyzerTests(PackedSplNet packed, AnalyzedProjects projects) : IClassFixture<AnalyzedProjects>
{
    [Theory]
    [InlineData("SplNet")]
    [InlineData("SplNet.MSTest")]
    public void Mistakes_AreReportedAtTheirPlaces(string package)
    {
        var built = projects.Mistaken;
        Assert.NotEqual(0, built.ExitCode);
        var folder = AnalyzedProjects.NameOf(package) + Path.DirectorySeparatorChar;
        Assert.All(MistakenProject.Expected, place => Assert.True(built.Text.Contains(folder + place, StringComparison.Ordinal), $"{folder}{place} is missing in:\n{built.Text}"));
    }

    [Fact]
    public async Task FileOfAnotherFolderThatIsCopiedToTheOutput_IsRead()
    {
        const string shared = "<ItemGroup><None Include=\"../shared.spl\" Link=\"shared.spl\" CopyToOutputDirectory=\"PreserveNewest\" /></ItemGroup>\n</Project>";
        var built = await packed.NewProject(nameof(FileOfAnotherFolderThatIsCopiedToTheOutput_IsRead))
            .Add("User.Tests.csproj", TestProjects.Library("SplNet.Xunit").Replace("</Project>", shared, StringComparison.Ordinal))
            .Add("Tests.cs", "public static class Tests { [SplNet.SplFile(\"shared.spl\")] public static void Shared(SplNet.SplRequirement one) => one.Assert(); }")
            .Add("../shared.spl", "wrong: Tests.Share < 1 s")
            .RunAsync("build", "-c", "Release");
        Assert.Contains("shared.spl(1,14): error SPL1306", built.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("SPL3002", built.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("SplNet")]
    [InlineData("SplNet.Xunit")]
    public void ProjectWithoutMistakes_HasNoWarning(string package)
    {
        var built = projects.Clean;
        Assert.True(built.ExitCode == 0, built.Text);
        Assert.Contains($"{AnalyzedProjects.NameOf(package)}.dll", built.Text, StringComparison.Ordinal);
        Assert.Contains("0 Warning(s)", built.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("SPL", built.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Package_BringsNoCompilerAlong()
    {
        var project = packed.NewProject(nameof(Package_BringsNoCompilerAlong))
            .Add("User.Tests.csproj", TestProjects.Library("SplNet"))
            .Add("Subject.cs", CleanProject.Source)
            .Add("perf.spl", CleanProject.Formulas);
        var listed = await project.RunAsync("list", "package", "--include-transitive");
        var restored = await project.RunAsync("restore");
        Assert.True(restored.ExitCode == 0, restored.Text);
        Assert.DoesNotContain("Workspaces", listed.Text + project.Read("obj/project.assets.json"), StringComparison.Ordinal);
    }
}

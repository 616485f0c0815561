namespace SplNet.Integration.Tests;

/// <summary>The command-line compiler in a user's project: the analyzers are there with the package, and with either adapter.</summary>
public sealed class PackedAnalyzerTests(AnalyzedProjects projects) : IClassFixture<AnalyzedProjects>
{
    [Theory]
    [InlineData("SplNet")]
    [InlineData("SplNet.MSTest")]
    public void Mistakes_AreReportedAtTheirPlaces(string package)
    {
        var built = projects.Built;
        Assert.NotEqual(0, built.ExitCode);
        var folder = AnalyzedProjects.NameOf("Mistaken", package) + Path.DirectorySeparatorChar;
        Assert.All(MistakenProject.Expected, place =>
            Assert.True(built.Text.Contains(folder + place, StringComparison.Ordinal), $"{folder}{place} is missing in:\n{built.Text}"));
    }

    [Fact]
    public void FileOfAnotherFolderThatIsCopiedToTheOutput_IsRead()
    {
        var printed = projects.PrintedOf(AnalyzedProjects.Sharing);
        Assert.True(
            printed.Any(static line => line.Contains("shared.spl(1,14): error SPL1306", StringComparison.Ordinal)), projects.Built.Text);
        Assert.DoesNotContain(printed, static line => line.Contains("SPL3002", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("SplNet")]
    [InlineData("SplNet.Xunit")]
    public void ProjectWithoutMistakes_HasNoWarning(string package)
    {
        var name = AnalyzedProjects.NameOf("Clean", package);
        Assert.True(projects.IsBuilt(name), projects.Built.Text);
        Assert.DoesNotContain(projects.PrintedOf(name), static line =>
            line.Contains(" warning ", StringComparison.Ordinal) || line.Contains(" error ", StringComparison.Ordinal));
        Assert.Contains("    0 Warning(s)", projects.Built.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void Package_DoesNotContainACompiler()
    {
        var restored = projects.AssetsOf(AnalyzedProjects.NameOf("Clean", "SplNet"));
        Assert.Contains("\"SplNet/0.1.0\"", restored, StringComparison.Ordinal);
        Assert.DoesNotContain("Workspaces", restored, StringComparison.Ordinal);
    }
}

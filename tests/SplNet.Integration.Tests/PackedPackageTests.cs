using SplNet.Integration.Tests.Documents;

namespace SplNet.Integration.Tests;

/// <summary>A user's project with the packed SplNet package, and nothing else of this checkout.</summary>
public sealed class PackedPackageTests(PackedSplNet packed)
{
    // As users have it, with tiers; what ends in the same way in all frameworks is tried in one, and the matrix goes through them.
    [Fact]
    public async Task PaperExample_Passes_AndSoDoesTheFirstTestOfTheReadme()
    {
        var project = Project(nameof(PaperExample_Passes_AndSoDoesTheFirstTestOfTheReadme));
        project.Add("PerformanceTests.cs", DocumentBlock.Of("README.md").First(static block => block.Language == "csharp").Code);
        var tested = await project.RunAsync("test", "-c", "Release");
        Assert.True(tested.ExitCode == 0, tested.Text);
        Assert.Contains("Passed:     2", tested.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("warning", tested.Text, StringComparison.OrdinalIgnoreCase);
    }

    [Fact]
    public async Task SwappedOperands_FailWithTheReport()
    {
        var examples = await packed.ExamplesAsync();
        var tested = await examples.TestAsync("xunit", "Swapped");
        Assert.NotEqual(0, tested.ExitCode);
        Assert.Equal(2, tested.Text.Split("FAIL  mean(bubble) < mean(insertion) — ratio ").Length);
        Assert.DoesNotContain("at SplNet.", tested.Text, StringComparison.Ordinal);
        // Among unsteady runs the claim may fail because a gain is excluded, before the opposite is shown.
        Assert.Contains("α = 0.01, paired means)", tested.Text, StringComparison.Ordinal);
        Assert.Contains("repeat: SPLNET_SEED=", tested.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task DebugBuild_SaysWhatToDoInstead()
    {
        var tested = await Project(nameof(DebugBuild_SaysWhatToDoInstead)).RunAsync("test");
        Assert.NotEqual(0, tested.ExitCode);
        Assert.Contains("Debug build", tested.Text, StringComparison.Ordinal);
        Assert.Contains("dotnet test -c Release", tested.Text, StringComparison.Ordinal);
    }

    private UserProject Project(string test) => PaperExample.Subjects.Aggregate(
        packed.NewProject(test).Add("User.Tests.csproj", TestProjects.MSTest("SplNet")).Add("SortingTests.cs", PaperExample.MSTest),
        static (project, subject) => project.AddFile(subject));
}

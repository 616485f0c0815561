using SplNet.Integration.Tests.Documents;

namespace SplNet.Integration.Tests;

/// <summary>A user's project with the packed SplNet package, and nothing else of this checkout.</summary>
public sealed class PackedPackageTests(PackedSplNet packed)
{
    // As users have it, with tiers; what ends in the same way in all frameworks is tried in one, and the matrix goes through them.
    [Fact]
    public async Task PaperExampleAndFirstTestOfTheReadme_Pass_AndSwappedOperandsFailWithTheReport()
    {
        var tested = await Project("paper")
            .Add("PerformanceTests.cs", DocumentBlock.Of("README.md").First(static block => block.Language == "csharp").Code)
            .Add("SwappedTests.cs", PaperExample.Swapped)
            .RunAsync("test", "-c", "Release");
        Assert.NotEqual(0, tested.ExitCode);
        Assert.True(
            tested.Text.Contains("Failed:     1, Passed:     2, Skipped:     0, Total:     3", StringComparison.Ordinal), tested.Text);
        Assert.DoesNotMatch("(?i)warning(?! SPL4[0-9]{3}:)", tested.Text); // a report may warn of a busy machine
        Assert.Equal(2, tested.Text.Split("; claimed: mean(bubble) < mean(insertion)").Length);
        Assert.DoesNotContain("at SplNet.", tested.Text, StringComparison.Ordinal);
        // Among unsteady runs the claim may fail because a gain is excluded, before the opposite is shown.
        Assert.Matches(@"FAIL  bubble (is|takes) .* insertion \(.* % confidence\); claimed: ", tested.Text);
        Assert.Contains("repeat: SPLNET_SEED=", tested.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task DebugBuild_SaysWhatToDoInstead()
    {
        var tested = await Project("debug").RunAsync("test");
        Assert.NotEqual(0, tested.ExitCode);
        Assert.Contains("Debug build", tested.Text, StringComparison.Ordinal);
        Assert.Contains("dotnet test -c Release", tested.Text, StringComparison.Ordinal);
    }

    // What the sample's classes require is asked by the sample.
    private UserProject Project(string test) => PaperExample.Subjects.Aggregate(
        packed.NewProject(test).Add("User.Tests.csproj", TestProjects.MSTest("SplNet").Replace(
            "</PropertyGroup>", "  <NoWarn>$(NoWarn);SPL3005</NoWarn>\n  </PropertyGroup>", StringComparison.Ordinal))
            .Add("SortingTests.cs", PaperExample.MSTest),
        static (project, subject) => project.AddFile(subject));
}

namespace SplNet.Integration.Tests;

/// <summary>A user's project with the packed SplNet package, and nothing else of this checkout.</summary>
public sealed class PackedPackageTests(PackedSplNet packed)
{
    [Theory]
    [InlineData("mstest")]
    [InlineData("xunit")]
    public async Task PaperExample_Passes(string framework)
    {
        var tested = await Project(framework, nameof(PaperExample_Passes), PaperSource(framework)).RunAsync("test", "-c", "Release");
        Assert.True(tested.ExitCode == 0, tested.Text);
        Assert.Contains("Passed:     1", tested.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("warning", tested.Text, StringComparison.OrdinalIgnoreCase);
    }

    [Theory]
    [InlineData("mstest")]
    [InlineData("xunit")]
    public async Task SwappedOperands_FailWithTheReport(string framework)
    {
        var source = PaperExample.Swapped(PaperSource(framework));
        var tested = await Project(framework, nameof(SwappedOperands_FailWithTheReport), source).RunAsync("test", "-c", "Release");
        Assert.NotEqual(0, tested.ExitCode);
        Assert.Contains("FAIL  mean(bubble) < mean(insertion)", tested.Text, StringComparison.Ordinal);
        // Among unsteady runs the claim may fail because a gain is excluded, before the opposite is shown.
        Assert.Contains("α = 0.01, paired means)", tested.Text, StringComparison.Ordinal);
        Assert.Contains("repeat: SPLNET_SEED=", tested.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("mstest")]
    [InlineData("xunit")]
    public async Task DebugBuild_SaysWhatToDoInstead(string framework)
    {
        var tested = await Project(framework, nameof(DebugBuild_SaysWhatToDoInstead), PaperSource(framework)).RunAsync("test");
        Assert.NotEqual(0, tested.ExitCode);
        Assert.Contains("Debug build", tested.Text, StringComparison.Ordinal);
        Assert.Contains("dotnet test -c Release", tested.Text, StringComparison.Ordinal);
    }

    private static string PaperSource(string framework) => framework == "mstest" ? PaperExample.MSTest : PaperExample.Xunit;

    private UserProject Project(string framework, string test, string source) => packed.NewProject($"{framework}.{test}")
        .Add("User.Tests.csproj", framework == "mstest" ? TestProjects.MSTest("SplNet") : TestProjects.Xunit("SplNet"))
        .Add("SortingTests.cs", source)
        .AddFile(Repository.PathOf("samples/SplNet.Samples/Collections.cs"))
        .AddFile(Repository.PathOf("samples/SplNet.Samples/InsertionSort.cs"))
        .AddFile(Repository.PathOf("samples/SplNet.Samples/BubbleSort.cs"));
}

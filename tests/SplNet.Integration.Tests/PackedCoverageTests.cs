namespace SplNet.Integration.Tests;

/// <summary>
/// A user's tests whose run collects code coverage: tools write the libraries beside the tests again, and measuring processes load them.
/// </summary>
public sealed class PackedCoverageTests(PackedSplNet packed)
{
    [Trait("Category", "Long")]
    [Theory]
    [InlineData("XPlat Code Coverage")]
    [InlineData("Code Coverage")]
    public async Task RunWithCoverage_IsInvalid_AndSaysWhatToDo(string collector)
    {
        var examples = await packed.ExamplesAsync(ExampleProjects.Covered);

        var tested = await examples.TestProjectAsync(
            ExampleProjects.Covered, "--collect", collector, "--results-directory", "results/covered");

        Assert.NotEqual(0, tested.ExitCode);
        Assert.Contains("lines run, for code coverage", tested.Text, StringComparison.Ordinal);
        Assert.Contains("without --collect and --coverage", tested.Text, StringComparison.Ordinal);
        Assert.Contains("Failed:     1, Passed:     0, Skipped:     0, Total:     1", tested.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task SameTestsWithoutCoverage_AreDecided()
    {
        var examples = await packed.ExamplesAsync(ExampleProjects.Covered);

        var tested = await examples.TestProjectAsync(ExampleProjects.Covered);

        Assert.True(tested.ExitCode == 0, tested.Text);
    }
}

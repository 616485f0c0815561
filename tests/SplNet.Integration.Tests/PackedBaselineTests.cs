namespace SplNet.Integration.Tests;

/// <summary>Requirements on the code of the last pass, commit by commit, in a program of the user's with the packed SplNet.</summary>
public sealed class PackedBaselineTests(BaselineProject project) : IClassFixture<BaselineProject>
{
    private static readonly string[] Requirements =
        [
            "allocated(sort) <= allocated(sort.Before()) * 3",
            "file: allocated(sort) <= 1.05 * allocated(sort@before)",
            "attribute: allocated(SELF) <= 1.05 * allocated(SELF@before)",
        ];

    [Fact]
    public void FirstEvaluation_PassesAndReportsThatThereIsNoBaseline()
    {
        AssertEach("PASS", project.AtFirst);
        Assert.Equal(3, Count("No baseline was found for ", project.AtFirst));
        Assert.Equal(3, Count($"If the requirement passes, commit {project.First[..10]} becomes the baseline.", project.AtFirst));
        Assert.DoesNotContain("was built", project.AtFirst.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void SlowerCommit_FailsAgainstItsPredecessor_WhichIsBuilt()
    {
        AssertEach("FAIL", project.AtSlower);
        Assert.Equal(3, Count("is the last commit before today's at which the requirement passed", project.AtSlower));
        Assert.Contains($"SELF@before: {project.First} = ", project.AtSlower.Text, StringComparison.Ordinal);
        Assert.Contains(
            $"sort@before: {project.First} = {project.First[..10]} \"Requirements\", ", project.AtSlower.Text, StringComparison.Ordinal);
        Assert.Contains("src/Sorting/Sorting.csproj was built", project.AtSlower.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void FailedCommit_DoesNotBecomeTheBaseline()
    {
        AssertEach("FAIL", project.AtLater);
        Assert.Contains($"sort@before: {project.First} = ", project.AtLater.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task AnotherBranch_IsComparedWithItsOrigin()
    {
        var (first, _) = await project.SideBySideAsync();
        AssertEach("PASS", first);
        Assert.Contains($"sort@before: {project.First} = ", first.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task SeveralBaselines_AreEachMeasured()
    {
        var (_, second) = await project.SideBySideAsync();
        AssertEach("PASS", second);
        Assert.Equal(3, Count("is each of 2 commits before today's at which the requirement passed (window 2): ", second));
        Assert.Contains($"sort@git:{project.First[..10]}: {project.First} = ", second.Text, StringComparison.Ordinal);
        Assert.Contains("\"Another page\"", second.Text, StringComparison.Ordinal);
        Assert.Contains($"allocated(SELF@git:{project.First[..10]})", second.Text, StringComparison.Ordinal);
    }

    private static void AssertEach(string verdict, CommandOutput output) =>
        Assert.All(Requirements, requirement => Assert.True(
            output.Text.Contains($"{verdict}  {requirement}", StringComparison.Ordinal),
            $"{requirement} is not {verdict}:\n{output.Text}"));

    private static int Count(string text, CommandOutput output) => output.Text.Split(text).Length - 1;
}

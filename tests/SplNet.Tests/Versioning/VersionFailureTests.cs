using SplNet.Versioning;

namespace SplNet.Tests.Versioning;

public class VersionFailureTests
{
    private const string Missing = "System.MissingMethodException: Method not found: 'Void Sorting.Sorter.Sort(Int32[])'.";

    [Fact]
    public void MissingMethod_SaysHowToRebuildTheTests()
    {
        var text = VersionFailure.Explain(Missing, Revision.Git("v1"), new VersionOptions());
        Assert.StartsWith("at git:v1: " + Missing, text, StringComparison.Ordinal);
        Assert.Contains("--rebuild-tests", text, StringComparison.Ordinal);
    }

    // With --unit-tests --rebuild-tests is refused.
    [Fact]
    public void MissingMethodInUnitTests_SaysHowToBuildTheirProject()
    {
        var text = VersionFailure.Explain(Missing, Revision.Git("v1"), new VersionOptions { AreUnitTests = true });
        Assert.DoesNotContain("--rebuild-tests", text, StringComparison.Ordinal);
        Assert.Contains("Leave out --project", text, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingMethodInRebuiltTests_IsReportedAsMissing() =>
        Assert.DoesNotContain(
            "--rebuild-tests",
            VersionFailure.Explain(Missing, Revision.Git("v1"), new VersionOptions { RebuildTests = true }),
            StringComparison.Ordinal);

    [Fact]
    public void MissingTest_IsReportedAsWrittenLater()
    {
        var options = new VersionOptions { AreOfTests = true };
        var text = VersionFailure.Explain(Missing, Revision.Git("v1"), options);
        Assert.EndsWith(
            "The test does not exist in git:v1: it was written later, or had a different name.", text, StringComparison.Ordinal);
        Assert.DoesNotContain("--rebuild-tests", text, StringComparison.Ordinal);
        Assert.True(VersionFailure.IsOfNewTest(Missing, options));
        Assert.False(VersionFailure.IsOfNewTest(Missing, new VersionOptions()));
        Assert.False(VersionFailure.IsOfNewTest("System.InvalidOperationException: no", options));
    }

    [Theory]
    [InlineData(false, false)]
    [InlineData(false, true)]
    [InlineData(true, false)]
    public void MethodMissingInTheLastCommit_MayBeUncommitted(bool areOfTests, bool rebuildTests) => Assert.EndsWith(
        "If it is not committed yet, compare WORKTREE.",
        VersionFailure.Explain(Missing, Revision.Git("HEAD"), new VersionOptions { AreOfTests = areOfTests, RebuildTests = rebuildTests }),
        StringComparison.Ordinal);

    [Fact]
    public void OtherFailure_MentionsTheRevisionOnly() =>
        Assert.Equal(
            "at v1: System.InvalidOperationException: no",
            VersionFailure.Explain("System.InvalidOperationException: no", Revision.Parse("v1"), new VersionOptions()));

    [Theory]
    [InlineData("System.IO.FileNotFoundException: Could not find file '/copy/data/rows.csv'.", true)]
    [InlineData("System.IO.DirectoryNotFoundException: Could not find a part of the path '/copy/src'.", true)]
    [InlineData("System.InvalidOperationException: Solution root could not be located using application root /copy.", true)]
    [InlineData("System.IO.FileNotFoundException: Could not load file or assembly 'Lib, Version=1.0.0.0'.", false)]
    public void MissingFile_NamesTheFolderOfTheVersion(string failure, bool wasReported) =>
        Assert.Equal(wasReported, VersionFailure.Explain(failure, Revision.Git("v1"), new VersionOptions()).Contains(
            "CopyToOutputDirectory", StringComparison.Ordinal));
}

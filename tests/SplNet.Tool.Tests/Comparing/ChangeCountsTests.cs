using SplNet.Tool.Comparing;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>What all rows come to.</summary>
public sealed class ChangeCountsTests
{
    [Theory]
    [InlineData(0, "0 regressions, 1 improvement, 2 unchanged", Change.Improvement, Change.Unchanged, Change.Unchanged)]
    [InlineData(
        1, "1 regression, 0 improvements, 0 unchanged, 1 undecided, 1 not measured", Change.NotMeasured, Change.Undecided,
        Change.Regression)]
    [InlineData(
        4, "0 regressions, 2 improvements, 0 unchanged, 1 undecided, 1 not measured", Change.Improvement, Change.Improvement,
        Change.Undecided, Change.NotMeasured)]
    [InlineData(2, "0 regressions, 0 improvements, 1 unchanged, 1 undecided", Change.Unchanged, Change.Undecided)]
    [InlineData(0, "0 regressions, 0 improvements, 1 unchanged, 1 new", Change.Unchanged, Change.New)]
    [InlineData(4, "0 regressions, 0 improvements, 0 unchanged, 2 new", Change.New, Change.New)]
    [InlineData(
        1, "1 with other results, 0 regressions, 1 improvement, 0 unchanged, 1 not measured", Change.Improvement, Change.Different,
        Change.NotMeasured)]
    public void ExitCode_FollowsTheWorstChange(int expected, string text, params object[] changes)
    {
        List<ComparedRow> rows = [.. changes.Select(static change => new ComparedRow { Operand = "a", Change = (Change)change })];

        Assert.Equal(expected, (int)ChangeCounts.ExitCodeOf(rows));
        Assert.Equal(text, ChangeCounts.Text(rows));
    }
}

using SplNet.Mutations.Results;
using SplNet.Mutations.Tables;
using SplNet.Mutations.Tests.Results;

namespace SplNet.Mutations.Tests.Tables;

/// <summary>The tables of the paper in form, against counts by hand.</summary>
public sealed class PaperTablesTests
{
    private static readonly MutationResults Run = Made.Run(
        Made.Decided("CAP-1", Made.Measured("a", 2, 0.001, 0.001)),
        Made.Decided("LIN-1", Made.Measured("b", 1, 0.9, 0.9), Made.Measured("shared", 1.25, 0.001, 0.9)),
        Made.Decided("LIN-2"));

    private static readonly IReadOnlyList<PaperTable> All = PaperTables.Of(Run);

    [Fact]
    public void Tables_MatchThePaperAndAreComplete()
    {
        Assert.Equal(["Table 2", "Table 5", "Table 6", "Table 7", "Table 9", "Control"], All.Select(static table => table.Title[..7]));
        Assert.All(All, static table => Assert.All(table.Rows, row => Assert.Equal(table.Head.Count, row.Count)));
    }

    // 10 hits of 1 µs are 10^7 a second, 10 of 1 ms 10^4 and 10 of 100 µs 10^5.
    [Fact]
    public void UpperBounds_AreInTheDecadesOfTheirHits()
    {
        Assert.Equal("CAP", All[0].Rows[0][0]);
        Assert.StartsWith("0.5", All[0].Rows[0][8], StringComparison.Ordinal);
        Assert.Equal("-", All[0].Rows[0][5]);
        Assert.StartsWith("1.0", All[0].Rows[1][5], StringComparison.Ordinal);
        Assert.StartsWith("0.8", All[0].Rows[1][6], StringComparison.Ordinal);
    }

    [Fact]
    public void Stability_IsReportedPerSuite()
    {
        Assert.Equal(["hand", "2", "50.0", "0.0"], All[1].Rows[0]);
        Assert.Equal(["generated", "2", "0.0", "50.0"], All[1].Rows[1]);
    }

    [Fact]
    public void Pairs_AreCountedForEachOperatorAndThreshold()
    {
        Assert.Equal(["hand", "100.0", "100.0", "100.0", "0.0", "100.0", "50.0", "2"], All[2].Rows[0]);
        Assert.Equal(["Total", "100.0", "100.0", "50.0", "0.0", "66.7", "33.3", "3"], All[2].Rows[2]);
    }

    [Fact]
    public void OperatorWithoutDecisions_HasNoColumn()
    {
        var more = PaperTables.Of(Made.Run(
            Made.Decided("CAP-1", Made.Measured("a", 2, 0.001, 0.001)),
            Made.Decided("ANY-1", Made.Counted("a")),
            Made.Ended("EFL-1", MutantStatus.NoCoverage)));

        Assert.Equal(["CAP"], more[0].Rows.Select(static row => row[0]));
        Assert.Equal(["Suite", "CAP 5 %", "CAP 10 %", "Total 5 %"], more[2].Head.Take(4));
        Assert.Equal(["Suite", "CAP 5 %", "CAP 10 %", "Total 5 %"], more[3].Head.Take(4));
    }

    [Fact]
    public void Scores_HaveCoverageAndExclusiveKills()
    {
        var total = All[3].Rows[2];
        Assert.Equal(["Total", "100.0", "100.0", "100.0", "0.0", "100.0", "50.0", "100.0", "50.0", "2 (66.7 %)", "-", "-"], total);
        Assert.Equal("50.0", All[3].Rows[0][^2]); // CAP-1 of two: generated does not have its test
    }

    [Fact]
    public void Controls_AreJudgedByEachMethodOnTheSameRuns()
    {
        Assert.Empty(All[5].Rows);
        var rows = PaperTables.Of(Run with
        {
            Controls =
            [
                new ControlResult("IDENTITY-1", ControlKind.Identity, Made.Measured("a", 1.0, 0.9, 0.9)),
                new ControlResult("LAYOUT-1", ControlKind.Layout, Made.Measured("a", 1.25, 0.01, 0.9)),
            ],
        })[5].Rows;
        Assert.Equal(["-", "-", "50.0", "0.0"], rows[0].Skip(1));
        Assert.Equal(["50.0", "50.0", "50.0", "50.0"], rows[1].Skip(1));
        Assert.Equal(3, rows.Count);
    }

    [Fact]
    public void Causes_ListEachKillOncePerMetric()
    {
        var total = All[4].Rows[2];
        Assert.Equal("2", total[^1]);
        for (var cause = 0; cause < 3; cause++)
            Assert.Equal(2, total.Skip(1 + (4 * cause)).Take(4)
                .Sum(static cell => int.Parse(cell.Split(' ')[0], System.Globalization.CultureInfo.InvariantCulture)));
    }
}

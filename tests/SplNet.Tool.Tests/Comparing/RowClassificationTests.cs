using SplNet.Statistics;
using SplNet.Tool.Comparing;
using SplNet.Values.Messages;
using SplNet.Versioning;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>What results are called.</summary>
public sealed class RowClassificationTests
{
    [Fact]
    public void Rows_AreSortedWithTheWorstFirst()
    {
        var rows = RowClassification.Rows(
            [
                Compared.Invalid("gone", "no such method"), Compared.Same("same"), Compared.Different("faster", 0.8, 1e-6),
                Compared.Open("open"), Compared.Different("slower", 1.3, 1e-6),
            ],
            [new UnreadableRequirement("half", ["perf.spl(1,1): error"])],
            0.01);

        Assert.Equal(["slower", "faster", "same", "open", "gone", "half"], rows.Select(static row => row.Operand));
        Assert.Equal(
            [Change.Regression, Change.Improvement, Change.Unchanged, Change.Undecided, Change.NotMeasured, Change.NotMeasured],
            rows.Select(static row => row.Change));
    }

    [Fact]
    public void Difference_HasItsTimesRatioAndRuns()
    {
        var row = Assert.Single(RowClassification.Rows([Compared.Different("slower", 1.5, 1e-6)], [], 0.01));

        Assert.Equal(2000, row.BaseValue, 1e-6);
        Assert.Equal(3000, row.Value, 1e-6);
        Assert.Equal((1.5, 1.47, 1.53), (row.Ratio, Math.Round(row.Lower, 3), Math.Round(row.Upper, 3)));
        Assert.Equal(3, row.Runs);
        Assert.Empty(row.Remarks);
    }

    // 0.006 is significant by itself, and as the largest of two by Holm's procedure, but not as the smallest of two. Times have nine tenths
    // of the level.
    [Theory]
    [InlineData(Change.Regression, 1e-6)]
    [InlineData(Change.Undecided, 1)]
    public void PValue_IsAdjustedByHolm(object expected, double other)
    {
        var rows = RowClassification.Rows([Compared.Different("slower", 1.1, 0.006), Compared.Different("other", 0.5, other)], [], 0.01);

        var slower = rows.Single(static row => row.Operand == "slower");
        Assert.Equal((Change)expected, slower.Change);
        Assert.Equal((other < 1 ? 0.006 : 0.012) / 0.9, slower.AdjustedPValue, 1e-12);
    }

    [Theory]
    [InlineData(1.06, Change.Regression)]
    [InlineData(1.04, Change.Unchanged)]
    [InlineData(0.94, Change.Improvement)]
    public void MinimumJudge_DecidesTimesByTheToleranceAlone(double ratio, object expected)
    {
        var bytes = Compared.Bytes("bytes", 10, 20);
        var rows = RowClassification.Rows([Compared.Different("time", ratio, 1), bytes], [], 0.01, tolerance: 0.05);

        var row = rows.Single(static row => row.Operand == "time");
        Assert.Equal(((Change)expected, 2000, ratio), (row.Change, row.BaseValue, Math.Round(row.Ratio, 9)));
        Assert.Equal((0.05, 0.0, string.Empty), (row.Tolerance, row.ErrorRate, CompareCells.PValue(row)));
        Assert.Equal("equal code exceeds 5 % in less than 1 % of such measurements", Assert.Single(row.Remarks));
        Assert.Equal(Change.Regression, rows.Single(static row => row.Operand != "time").Change);
        Assert.Equal(rows, RowClassification.Together(rows, 0.01));
    }

    [Fact]
    public void UnmeasuredRow_DoesNotPenaliseOthers()
    {
        var rows = RowClassification.Rows([Compared.Different("slower", 1.1, 0.006), Compared.Invalid("gone", "no such method")], [], 0.01);

        Assert.Equal(Change.Regression, rows[0].Change);
        Assert.Equal(0.006 / 0.9, rows[0].AdjustedPValue, 1e-12);
    }

    [Fact]
    public void TestMissingInTheBase_IsNew()
    {
        var options = new VersionOptions { AreOfTests = true };
        var missing = VersionFailure.Explain(
            "System.MissingMethodException: Method not found: 'Void Sorting.Tests.SorterTests.Sort_Twice()'.",
            Compared.Base.Revision,
            options);
        var row = Assert.Single(RowClassification.Rows([Compared.Invalid("added", missing, MessageRules.NoSuchTest)], [], 0.01));

        Assert.Equal(
            (Change.New, "The test does not exist in v1.2: it was written later, or had a different name."),
            (row.Change, Assert.Single(row.Remarks)));
    }

    [Fact]
    public void DifferenceThatMayBeChance_IsReportedAsUndecided()
    {
        var rows = RowClassification.Rows([Compared.Different("slower", 1.1, 0.006), Compared.Same("same")], [], 0.01);

        Assert.Equal([Change.Unchanged, Change.Undecided], rows.Select(static row => row.Change));
        Assert.Contains("may be chance", rows[1].Remarks[0], StringComparison.Ordinal);
    }

    [Fact]
    public void UndecidedAndUnchanged_ReportTheDetectableEffect()
    {
        var rows = RowClassification.Rows([Compared.Same("same"), Compared.Open("open")], [], 0.01);

        Assert.Empty(rows[0].Remarks);
        Assert.Equal("neither shown nor excluded; could detect 3.1 % (90 % power)", Assert.Single(rows[1].Remarks));
        Assert.Equal(0.031, rows[1].DetectableEffect);
    }

    // The wider interval at the level of differences reaches beyond what was excluded, and would contradict the word beside it.
    [Fact]
    public void Unchanged_HasTheIntervalThatExcludedADifference()
    {
        var row = Assert.Single(RowClassification.Rows([Compared.Same("same")], [], 0.01));

        Assert.Equal(Change.Unchanged, row.Change);
        Assert.InRange(row.Upper, 1, 1.05);
        Assert.True(row.Result!.Comparisons[0].Evidence.Upper > 1.05);
    }

    [Fact]
    public void PassWithoutAnExclusion_IsUndecided()
    {
        var pair = Compared.Same("same");
        var silent = pair with
        {
            Result = pair.Result with { Comparisons = [pair.Result.Comparisons[0] with { Reason = SequentialReason.CapReached }] },
        };

        Assert.Equal(Change.Undecided, Assert.Single(RowClassification.Rows([silent], [], 0.01)).Change);
    }

    [Theory]
    [InlineData(1e9, "neither shown nor excluded; runs vary too much to detect even a doubling")]
    [InlineData(double.NaN, "neither shown nor excluded")]
    public void UninformativeDetectableEffect_IsNotReported(double effect, string remark)
    {
        var pair = Compared.Open("open");
        var comparison = pair.Result.Comparisons[0];
        var coarse = pair with
        {
            Result =
                pair.Result with { Comparisons = [comparison with { Evidence = comparison.Evidence with { DetectableEffect = effect } }] },
        };

        Assert.Equal(remark, Assert.Single(RowClassification.Rows([coarse], [], 0.01)).Remarks[0]);
    }

    // Not a number, so the evidence has a problem too; the reason is what the user can act on.
    [Fact]
    public void UncountedInstructions_HaveAReason()
    {
        var row = Assert.Single(
            RowClassification.Rows([Compared.Open("awaited", SequentialReason.NotOfCalls, EvidenceProblem.NotANumber)], [], 0.01));

        Assert.Equal(Change.Undecided, row.Change);
        Assert.DoesNotContain("finite", Assert.Single(row.Remarks), StringComparison.Ordinal);
    }

    [Fact]
    public void RowWithoutADecision_HasAReason()
    {
        var rows = RowClassification.Rows(
            [
                Compared.OutOfTime("slow"),
                Compared.Open("empty", problem: EvidenceProblem.BelowFloor),
                Compared.Open("uneven", SequentialReason.UnequalSpread),
            ],
            [], 0.01);

        Assert.All(rows, static row => Assert.Equal(Change.Undecided, row.Change));
        Assert.Equal(Compared.SpentTime, Assert.Single(rows[0].Remarks));
        Assert.Contains("too fast to distinguish from an empty call", rows[1].Remarks[0], StringComparison.Ordinal);
        Assert.Contains("varies more than twice", rows[2].Remarks[0], StringComparison.Ordinal);
        Assert.True(double.IsNaN(rows[1].Ratio));
    }

    [Fact]
    public void EachRevision_HasItsRow()
    {
        var rows = RowClassification.Rows(
            [Compared.Different("sort", 1.5, 1e-6, "v1.3"), Compared.Different("sort", 0.5, 1e-6, "git:HEAD~3")], [], 0.01);

        Assert.Equal(
            [("v1.3", Change.Regression), ("git:HEAD~3", Change.Improvement)], rows.Select(static row => (row.Revision!, row.Change)));
        Assert.All(rows, static row => Assert.Equal(2000, row.BaseValue, 1e-6));
    }

    [Theory]
    [InlineData(48, 72, Change.Regression, 1.5, 0)]
    [InlineData(48, 24, Change.Improvement, 0.5, 0)]
    [InlineData(48, 48, Change.Unchanged, 1, 1)]
    [InlineData(0, 0, Change.Unchanged, 1, 1)]
    [InlineData(0, 24, Change.Regression, double.PositiveInfinity, 0)]
    public void BytesCountedByEveryRun_AreDecidedExactly(double before, double after, object change, double ratio, double p)
    {
        var row = Assert.Single(RowClassification.Rows([Compared.Bytes("sort", before, after)], [], 0.01));

        Assert.Equal(((Change)change, "allocated(sort)", true), (row.Change, row.Operand, row.Exact));
        Assert.Equal((before, after, ratio, p), (row.BaseValue, row.Value, row.Ratio, row.AdjustedPValue));
    }

    // Bytes have a tenth of the level, and times keep theirs however many bytes there are.
    [Theory]
    [InlineData(1e-6, 400, Change.Regression)]
    [InlineData(1e-6, -400, Change.Improvement)]
    [InlineData(0.002, 400, Change.Undecided)]
    [InlineData(1e-6, 0.5, Change.Unchanged)]
    public void BytesThatVary_AreDecidedAtTheirShareOfTheLevel(double p, double difference, object change)
    {
        var rows = RowClassification.Rows(
            [Compared.VaryingBytes("sort", difference, p), Compared.Different("sort", 1.1, 0.006), Compared.Bytes("other", 8, 8)],
            [],
            0.01);

        var bytes = rows.Single(static row => row.Operand == "allocated(sort)");
        Assert.Equal((Change)change, bytes.Change);
        Assert.Equal(2 * p / 0.1, bytes.AdjustedPValue, 1e-12);
        Assert.Equal(1 + (difference / 2000), bytes.Ratio, 1e-12);
        Assert.Equal(0.006 / 0.9, rows.Single(static row => row.Operand == "sort").AdjustedPValue, 1e-12);
    }

    [Theory]
    [InlineData(25.0, -25.0, "0 [0 .. 0.4]")]
    [InlineData(0.5, 40.0, "+40 B")]
    [InlineData(0.5, -0.5, "-0.5 B")]
    public void RatioOfBytesNearZero_IsNotNegative_AndNotAMultipleOfNothing(double before, double difference, string expected) =>
        Assert.Equal(
            expected,
            CompareCells.Ratio(Assert.Single(RowClassification.Rows([Compared.VaryingBytes("sort", difference, 1e-6, before)], [], 0.01))));
}

using SplNet.Results.Reports;
using SplNet.Statistics;

namespace SplNet.Tests.Results.Reports;

/// <summary>What a report says of means: what they are made of, and what may not have been seen.</summary>
public class MeanTextTests
{
    [Fact]
    public void SteadyOperand_ShowsItsMeanOnly() =>
        Assert.Equal("mean(a) 100 ns ±1 %", OperandText.Of(Operand("a", 100, 100, [100, 100, 100])));

    [Fact]
    public void SlowCalls_AreReported() => Assert.Equal(
        "mean(a) 325 ns ±1 % (median iteration 100 ns, slowest 1 µs, 25 % beyond 1.5 medians)",
        OperandText.Of(Operand("a", 325, 100, [100, 100, 100, 1000])));

    [Fact]
    public void DeductedTime_IsReported() => Assert.Equal(
        "mean(a) 100 ns ±1 % (19.8 % of the time deducted, which other processes took)",
        OperandText.Of(Operand("a", 100, 100, [100, 100], deducted: [0, 50])));

    // Of what is as good as nothing a nanosecond of the loop is left, and not all of its time was deducted.
    [Fact]
    public void DeductedTime_IsAShareOfTheLoopTime() => Assert.Contains(
        "(28.6 % of the time deducted", OperandText.Of(Operand("a", 0, 0, [0, 0], deducted: [1, 0])), StringComparison.Ordinal);

    [Fact]
    public void Fastest_IsTheFastestBatch()
    {
        var operand = Operand("a", 100, 100, [100, 100]);
        var fastest = operand with { Estimates = [operand.Estimates[0] with { Text = "min(a)", Estimator = "min" }] };
        Assert.Equal("min(a) 100 ns ±1 % (the fastest of batches of 10 calls)", OperandText.Of(fastest));
    }

    // 4.6 / n is missed by one measurement in a hundred; one such call in 40 / 4.6 calls makes up for a ratio of 2.
    [Fact]
    public void ShownDifference_BoundsTheTimeOfAnUnseenCall() => Assert.Equal(
        ["40 calls per side: calls rarer than 1 in 8 may be missed (99 % confidence); one would need 9.7x the mean to reverse this."],
        MeanText.Of(Comparison(0.5), Result(Operand("a", 100, 100, [100, 100, 100, 100]), Operand("b", 200, 200, [200, 200, 200, 200]))));

    [Fact]
    public void MeansAndMediansInOppositeOrder_AreReported() => Assert.Contains(
        "slow calls decide this: the ratio of the median iterations is 2, the other way round.",
        MeanText.Of(Comparison(0.5), Result(Operand("a", 100, 100, [100, 100]), Operand("b", 200, 50, [50, 50, 500]))));

    [Fact]
    public void UndecidedMeans_ReportTheRequiredNumberOfCalls()
    {
        var lines = MeanText.Of(
            Comparison(0.98) with { Truth = Truth.Unknown, Reason = SequentialReason.CapReached, Level = 0.0001 },
            Result(Operand("a", 325, 100, [100, 100, 100, 1000]), Operand("b", 332, 332, [332, 332, 332, 332])));
        Assert.Contains(lines, static line => line.StartsWith(
            "slow calls make the mean vary: a difference of 5 % would take about 133100 calls of each side to show, and 40 were measured",
            StringComparison.Ordinal));
    }

    [Fact]
    public void Medians_DoNotMentionMeans() => Assert.Empty(MeanText.Of(
        Comparison(0.5) with { Left = "median(a)", Right = "median(b)" },
        Result(Operand("a", 100, 100, [100, 100]), Operand("b", 200, 200, [200, 200]))));

    private static ComparisonResult Comparison(double ratio) => SampleResult.Slower.Comparisons[0] with
    {
        Left = "mean(a)",
        Right = "mean(b)",
        Truth = Truth.True,
        Evidence = new Evidence
        {
            Interpretation = "paired means",
            Scale = ComparisonScale.Ratio,
            PLess = 0.0005,
            PGreater = 0.9995,
            Effect = ratio,
        },
    };

    private static ExperimentResult Result(params OperandResult[] operands) => SampleResult.Slower with { Operands = operands };

    private static OperandResult Operand(string name, double mean, double median, double[] iterations, double[]? deducted = null)
    {
        var sample = SampleResult.Slower.Operands[0];
        return sample with
        {
            Name = name,
            Nanoseconds = mean,
            MedianNanoseconds = median,
            Estimates = [new EstimateResult
            {
                Text = $"mean({name})",
                Estimator = "mean",
                Unit = MetricUnit.Nanoseconds,
                Value = mean,
                RelativeError = 0.01,
            }],
            Runs = [sample.Runs[0] with
            {
                Nanoseconds = iterations,
                Flags = new IterationFlags[iterations.Length],
                Deducted = deducted ?? new double[iterations.Length],
                Operations = 10,
            }],
        };
    }
}

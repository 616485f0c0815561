using SplNet.Evaluation.Inquiries;
using SplNet.Tool.Comparing;
using SplNet.Tool.Tests.Checking;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>When bytes are facts.</summary>
public sealed class ExactCountsTests
{
    private static readonly ComparedPair Pair = Compared.Same("sort");

    [Fact]
    public void ConstantBytesOfTwoRuns_AreExact() => Assert.Equal(new ExactCounts(48, 24), Of([24, 24], [48, 48]));

    [Theory]
    [InlineData(24, 25)]
    [InlineData(24, double.NaN)]
    [InlineData(double.NaN, double.NaN)]
    public void RunsThatDiffer_AreNotExact(double one, double other) => Assert.Null(Of([one, other], [48, 48]));

    [Fact]
    public void SingleRun_IsNotExact() => Assert.Null(Of([24], [48]));

    private static ExactCounts? Of(double[] other, double[] before)
    {
        var made = Made.Experiment(
            Verdict.Pass, [.. other.Select(static _ => new[] { 100.0 })], [.. before.Select(static _ => new[] { 100.0 })]);
        return ExactCounts.OfBytes(Pair.BaseName, Pair.OtherName, made with
        {
            Operands = [Named(made.Operands[0], Pair.OtherName, other), Named(made.Operands[1], Pair.BaseName, before)],
        });
    }

    private static OperandResult Named(OperandResult operand, string name, double[] bytes) =>
        operand with { Name = name, Runs = [.. operand.Runs.Select((run, index) => run with { AllocatedBytes = bytes[index] })] };
}

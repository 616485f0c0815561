using SplNet.Results.Reports;
using SplNet.Values;

namespace SplNet.Tests.Results.Reports;

/// <summary>Counts of instructions as sentences, which never say slower or faster.</summary>
public sealed class InstructionTextTests
{
    [Theory]
    [InlineData(4128, 4000, "now executes 3.2 % more instructions than before (4,128 vs 4,000 per call)")]
    [InlineData(4000, 4128, "now executes 3.1 % fewer instructions than before (4,000 vs 4,128 per call)")]
    [InlineData(12_000, 4000, "now executes 3 times the instructions of before (12,000 vs 4,000 per call)")]
    [InlineData(15_378, 15_378, "now executes as many instructions as before (15,378 per call)")]
    public void Difference_IsReported(double now, double before, string text) =>
        Assert.Equal(text, InstructionText.OfTwo("now", now, "before", before));

    [Theory]
    [InlineData(0, "0 instructions")]
    [InlineData(1, "1 instruction")]
    [InlineData(33, "33 instructions")]
    [InlineData(1_234_567, "1,234,567 instructions")]
    public void Count_KeepsItsDigits(double count, string text) => Assert.Equal(text, Quantity.Format(count, MetricUnit.Instructions));
}

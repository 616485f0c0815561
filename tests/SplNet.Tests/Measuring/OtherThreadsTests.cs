using SplNet.Measuring;

namespace SplNet.Tests.Measuring;

/// <summary>
/// Whose bytes those of other threads are, by what they allocate with and without the operation; 4 operations in an iteration.
/// </summary>
public class OtherThreadsTests
{
    [Theory]
    [InlineData(new double[] { 96, 120, 96, 96, 120, 96, 96, 96 }, new double[] { 96, 96, 120, 96, 96, 96, 120, 96 }, 0.01, nameof(
        BytesOfOthers.Background))]
    // less with the operation
    [InlineData(new double[] { 96, 120, 96, 96, 120, 96, 96, 96 }, new double[] { 120, 144, 120, 96, 144, 120, 120, 120 }, 0.01, nameof(
        BytesOfOthers.Background))]
    // 24 B for each operation
    [InlineData(new double[] { 192, 216, 192, 192, 216, 192, 192, 192 }, new double[] { 96, 96, 120, 96, 96, 96, 120, 96 }, 0.01, nameof(
        BytesOfOthers.Operation))]
    [InlineData(
        new double[] { 96, 96, 96, 96, 96, 96, 96, 96 }, new double[] { 0, 0, 0, 0, 0, 0, 0, 0 }, 0, nameof(BytesOfOthers.Operation))]
    // too irregular
    [InlineData(new double[] { 4000, 0, 200, 9000, 0, 0, 100, 700 }, new double[] { 0, 8000, 0, 100, 3000, 0, 700, 100 }, 0.01, nameof(
        BytesOfOthers.Unknown))]
    // works off a queue
    [InlineData(new double[] { 96, 120, 96, 96, 120, 96, 96, 96 }, new double[] { 96, 96, 120, 96, 96, 96, 120, 96 }, 0.9, nameof(
        BytesOfOthers.Unknown))]
    // has worked off a queue
    [InlineData(new double[] { 96, 96, 96, 96, 96, 96, 96, 96 }, new double[] { 400, 300, 240, 100, 10, 0, 0, 0 }, 0.01, nameof(
        BytesOfOthers.Unknown))]
    [InlineData(new double[] { 96 }, new double[] { 96 }, 0.01, nameof(BytesOfOthers.Unknown))]
    public void Bytes_BelongToTheirAllocator(double[] with, double[] without, double busy, string expected) =>
        Assert.Equal(expected, OtherThreads.Decide(with, without, invocations: 4, busy).ToString());
}

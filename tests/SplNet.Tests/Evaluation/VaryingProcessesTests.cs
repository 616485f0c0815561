using SplNet.Evaluation;
using SplNet.Statistics;

namespace SplNet.Tests.Evaluation;

/// <summary>Random data differ between processes, and not between iterations.</summary>
public class VaryingProcessesTests
{
    [Fact]
    public void ProcessesThatDiffer_AreReportedWithTheRemedy() => Assert.Equal(
        "Processes of 'a' differ by 50 %, and iterations within a process by 1.5 %: each process seems to have different data. " +
        "Give random data a fixed seed, as in new Random(1), or take them from a generator. More time does not help.",
        VaryingProcesses.Note("a", [Run(50, spread: 0.01), Run(100, spread: 0.01), Run(150, spread: 0.01)])?.Text);

    [Theory]
    [InlineData(0.01, 97, 100, 103)] // alike
    [InlineData(0.2, 50, 100, 150)] // iterations differ too
    [InlineData(0.01, 50, 100)] // too few
    public void SimilarOrNoisyProcesses_AreNotReported(double spread, params int[] nanoseconds) =>
        Assert.Null(VaryingProcesses.Note("a", [.. nanoseconds.Select(time => Run(time, spread))]));

    private static RunResult Run(double nanoseconds, double spread) => new()
    {
        Position = 1,
        Nanoseconds = [.. new[] { 1 - spread, 1, 1 + spread, 1 - spread, 1 + spread }.Select(factor => factor * nanoseconds)],
        Flags = new IterationFlags[5],
        Replaced = [],
        ReplacementExhausted = false,
        IterationMilliseconds = 1,
        Operations = 1,
        Overhead = 0,
        AllocatedBytes = double.NaN,
        WarmUpMilliseconds = 0,
        MeasuringMilliseconds = 0,
        LaunchMilliseconds = 0,
        WarmUpCapped = false,
        Collector = string.Empty,
    };
}

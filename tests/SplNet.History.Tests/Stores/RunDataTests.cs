using FsCheck;
using FsCheck.Fluent;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Tests.Stores;

/// <summary>Runs come back as they were written, in little room.</summary>
public class RunDataTests
{
    [Fact]
    public void AnyRuns_ComeBack() => Prop.ForAll(
        ArbMap.Default.ArbFor<(double Value, float[] Iterations)[]>(),
        static runs =>
        {
            var written = runs.Select(static run => new Run(run.Value, run.Iterations ?? [])).ToList();
            var read = RunData.Read(RunData.Write(written));
            return read.Count == written.Count && read.Zip(written).All(static pair => pair.First.Value.Equals(pair.Second.Value) && pair.First.Iterations.Count == pair.Second.Iterations.Count && pair.First.Iterations.Zip(pair.Second.Iterations).All(static times => IsKept(times.First, times.Second)));
        }).QuickCheckThrowOnFailure();

    // 17 significant bits; below the smallest normal number there are fewer.
    internal static bool IsKept(float read, float written) => read.Equals(written) || Math.Abs((double)read - written) <= Math.Max(Math.Abs((double)written) / (1 << 17), 1e-37)
        || (float.IsInfinity(read) && Math.Abs(written) > 3.402e38);

    [Fact]
    public void UsualSample_TakesLessThanItsNumbers()
    {
        var runs = Recorded.Experiment(1, 1, runs: 10, iterations: 20).Samples[0].Runs;
        Assert.InRange(RunData.Write(runs).Length, 1, (int)(0.7 * 10 * ((20 * sizeof(float)) + sizeof(double))));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(8)]
    [InlineData(30)]
    public void DamagedBytes_AreRefused(int length)
    {
        var data = RunData.Write(Recorded.Experiment(1, 1).Samples[0].Runs);
        Assert.Contains("damaged", Assert.Throws<HistoryException>(() => RunData.Read(data.AsSpan(0, length))).Message, StringComparison.Ordinal);
        data[0] = 2;
        Assert.Contains("newer", Assert.Throws<HistoryException>(() => RunData.Read(data)).Message, StringComparison.Ordinal);
    }
}

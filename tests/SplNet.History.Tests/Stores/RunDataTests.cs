using System.Buffers.Binary;
using System.IO.Compression;
using FsCheck;
using FsCheck.Fluent;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Tests.Stores;

/// <summary>Runs come back as they were written, in little room.</summary>
public class RunDataTests
{
    [Fact]
    public void AnyRuns_RoundTrip() => Prop.ForAll(
        ArbMap.Default.ArbFor<(double Value, float[] Iterations)[]>(),
        static runs =>
        {
            var written = runs.Select(static run => new Run(run.Value, run.Iterations ?? [])).ToList();
            var read = RunData.Read(RunData.Write(written));
            return read.Count == written.Count && read.Zip(written).All(static pair =>
                pair.First.Value.Equals(pair.Second.Value) && pair.First.Iterations.Count == pair.Second.Iterations.Count
                && pair.First.Iterations.Zip(pair.Second.Iterations).All(static times => IsKept(times.First, times.Second)));
        }).QuickCheckThrowOnFailure();

    // 17 significant bits; below the smallest normal number there are fewer.
    internal static bool IsKept(float read, float written) =>
        read.Equals(written) || Math.Abs((double)read - written) <= Math.Max(Math.Abs((double)written) / (1 << 17), 1e-37)
            || (float.IsInfinity(read) && Math.Abs(written) > 3.402e38);

    [Fact]
    public void TypicalSample_IsSmallerThanItsNumbers()
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
        Assert.Contains(
            "damaged", Assert.Throws<HistoryException>(() => RunData.Read(data.AsSpan(0, length))).Message, StringComparison.Ordinal);
        data[0] = 2;
        Assert.Contains("newer", Assert.Throws<HistoryException>(() => RunData.Read(data)).Message, StringComparison.Ordinal);
    }

    // The head has the number of runs at 1 and the length of what is compressed at 5.
    [Theory]
    [InlineData(1, -1)]
    [InlineData(1, 4)]
    [InlineData(1, int.MaxValue)]
    [InlineData(1, 0x15555556)] // times twelve bytes it is 8 in 32 bits
    [InlineData(5, -1)]
    [InlineData(5, 3)]
    [InlineData(5, int.MaxValue)]
    [InlineData(5, int.MaxValue - 1)]
    public void DamagedLengths_AreRefusedWithoutAllocating(int place, int length)
    {
        var data = RunData.Write(Recorded.Experiment(1, 1, iterations: 0).Samples[0].Runs);
        BinaryPrimitives.WriteInt32LittleEndian(data.AsSpan(place), length);
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Contains("damaged", Assert.Throws<HistoryException>(() => RunData.Read(data)).Message, StringComparison.Ordinal);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100_000_000);
    }

    [Theory]
    [InlineData(-1)]
    [InlineData(9)]
    [InlineData(int.MaxValue)]
    public void DamagedNumbersOfIterations_AreRefused(int number)
    {
        var plain = new byte[(2 * (sizeof(int) + sizeof(double))) + (8 * sizeof(float))];
        BinaryPrimitives.WriteInt32LittleEndian(plain, 1);
        BinaryPrimitives.WriteInt32LittleEndian(plain.AsSpan(sizeof(int)), number);
        var data = new byte[9 + BrotliEncoder.GetMaxCompressedLength(plain.Length)];
        data[0] = 1;
        BinaryPrimitives.WriteInt32LittleEndian(data.AsSpan(1), 2);
        BinaryPrimitives.WriteInt32LittleEndian(data.AsSpan(5), plain.Length);
        Assert.True(BrotliEncoder.TryCompress(plain, data.AsSpan(9), out var written));
        Assert.Contains(
            "damaged", Assert.Throws<HistoryException>(() => RunData.Read(data.AsSpan(0, 9 + written))).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ManyRuns_RoundTrip()
    {
        var runs = new[] { new Run(1, new float[400_000]), new Run(2, []) };
        Assert.Equal([400_000, 0], RunData.Read(RunData.Write(runs)).Select(static run => run.Iterations.Count));
    }

    [Theory]
    [InlineData("yesterday")]
    [InlineData("")]
    public void DamagedTimesAndNumbers_AreNamed(string text)
    {
        Assert.Contains(
            $"'{text}' in the history is damaged",
            Assert.Throws<HistoryException>(() => StoredTime.Read(text)).Message,
            StringComparison.Ordinal);
        Assert.Contains(
            "'1x' in the history is damaged",
            Assert.Throws<HistoryException>(() => NumberList.Read($"1 1x {text}")).Message,
            StringComparison.Ordinal);
    }
}

using System.Diagnostics;
using SplNet.Measuring;

namespace SplNet.Tests.Measuring;

/// <summary>What the kernel tells of waiting for a processor.</summary>
public class ProcessorWaitTests
{
    private const long Noticeable = 20_000_000;

    private static readonly TimeSpan Bound = TimeSpan.FromSeconds(20);

    [Fact]
    public void OtherProcesses_TakeTime()
    {
        SkipUnlessReported();
        var crowd = Enumerable.Range(0, 2 * Environment.ProcessorCount)
            .Select(static _ => Process.Start("sh", ["-c", "while :; do :; done"])).ToList();
        try
        {
            Assert.True(
                SpinUntil(static (now, start) => now.TakenSince(start) > Noticeable),
                "Nothing was taken beside processes that crowd every processor.");
        }
        finally
        {
            crowd.ForEach(static process =>
            {
                process.Kill();
                process.WaitForExit();
                process.Dispose();
            });
        }
    }

    // An operand that keeps all processors busy waits for itself.
    [Fact]
    public void ThreadsOfTheSameProcess_AreNotCountedAsOthers()
    {
        SkipUnlessReported();
        using var ended = new CancellationTokenSource(Bound);
        var crowd = Enumerable.Range(0, 2 * Environment.ProcessorCount).Select(_ => new Thread(() => Spin(ended.Token))).ToList();
        crowd.ForEach(static thread => thread.Start());
        var before = ProcessorWait.Read();
        var waited = SpinUntil((now, start) => now.Delay - start.Delay > Noticeable);
        var after = ProcessorWait.Read();
        ended.Cancel();
        crowd.ForEach(static thread => thread.Join());
        Assert.True(waited, "A thread in a crowd never waited.");
        Assert.True(
            after.TakenSince(before) < after.Delay - before.Delay, "Time of the process's own threads was counted as that of others.");
    }

    [Fact]
    public void WorkOfOwnThreads_IsNotDeducted()
    {
        var earlier = new ProcessorWaitReading(100, 1000);
        Assert.Equal(40, new ProcessorWaitReading(200, 1060).TakenSince(earlier));
        Assert.Equal(0, new ProcessorWaitReading(200, 1500).TakenSince(earlier));
        Assert.Equal(100, new ProcessorWaitReading(200, 1000).TakenSince(earlier));
    }

    private static void SkipUnlessReported() =>
        Assert.SkipUnless(ProcessorWait.IsReported, "The system does not tell how long a thread waits for a processor.");

    private static bool SpinUntil(Func<ProcessorWaitReading, ProcessorWaitReading, bool> isReached)
    {
        var (start, clock) = (ProcessorWait.Read(), Stopwatch.StartNew());
        while (clock.Elapsed < Bound)
        {
            if (isReached(ProcessorWait.Read(), start))
                return true;
        }

        return false;
    }

    private static void Spin(CancellationToken ended)
    {
        while (!ended.IsCancellationRequested)
        {
        }
    }
}

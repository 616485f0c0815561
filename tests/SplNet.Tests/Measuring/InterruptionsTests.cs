using System.Diagnostics;
using SplNet.Measuring;

namespace SplNet.Tests.Measuring;

/// <summary>How often the system takes the processor away.</summary>
public class InterruptionsTests
{
    private static readonly TimeSpan Bound = TimeSpan.FromSeconds(20);

    [Fact]
    public void ThreadsThatCrowdEveryProcessor_AreInterrupted()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() && Environment.Is64BitProcess, "Only Linux tells it of a thread.");
        using var interrupted = new CancellationTokenSource(Bound);
        var crowd = Enumerable.Range(0, 3 * Environment.ProcessorCount).Select(_ => new Thread(() => Spin(interrupted))).ToList();
        crowd.ForEach(static thread => thread.Start());
        crowd.ForEach(static thread => thread.Join());
        Assert.True(_counts > 0, "No thread was interrupted.");
    }

    private static long _counts;

    // The first that is interrupted ends them all.
    private static void Spin(CancellationTokenSource interrupted)
    {
        var before = Interruptions.Count();
        var clock = Stopwatch.StartNew();
        while (!interrupted.IsCancellationRequested && clock.Elapsed < Bound)
        {
            if (Interruptions.Count() == before)
                continue;
            Interlocked.Increment(ref _counts);
            interrupted.Cancel();
        }
    }
}

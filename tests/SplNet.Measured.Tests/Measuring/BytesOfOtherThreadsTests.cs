using System.Collections.Concurrent;
using SplNet.Measuring;
using SplNet.Syntax;

namespace SplNet.Tests.Measuring;

/// <summary>Operations that allocate nothing or elsewhere, while a timer allocates.</summary>
public sealed class BytesOfOtherThreadsTests : IDisposable
{
    private static readonly MeasureSettings Settings = new(Iterations: 10, IterationNanoseconds: 20e6) { Metrics = [Estimators.Allocated] };

    private readonly Timer _timer = new(static _ => GC.KeepAlive(new object()), null, 0, 1);
    private readonly BlockingCollection<int> _work = new(boundedCapacity: 1);
    private readonly SemaphoreSlim _done = new(0);

    // A busy machine may let the timer tick irregularly; then it is not known.
    [Fact]
    public void BackgroundTimer_DoesNotCountOrIsReported()
    {
        var readings = InThisProcess.Measure(Operand.Of(static () => Thread.SpinWait(50_000)), Settings);
        Assert.Equal(readings.Metrics[0] == 0 ? Allocations.Background : Allocations.Unknown, Assert.Single(readings.Remarks).Text);
    }

    [Fact]
    public void TaskOfTheOperation_Counts() => AssertCounts(Operand.Of(static () =>
    {
        Thread.SpinWait(50_000);
        Task.Run(static () => GC.KeepAlive(new byte[1000])).Wait(TestContext.Current.CancellationToken);
    }), 1024);

    [Fact]
    public void AwaitedContinuation_Counts() => AssertCounts(Operand.Of(static async () =>
    {
        await Task.Yield();
        GC.KeepAlive(new byte[1000]);
    }), 1024);

    // No context flows to a thread that waits for work.
    [Fact]
    public void ExistingWorker_Counts()
    {
        var worker = new Thread(() =>
        {
            foreach (var _ in _work.GetConsumingEnumerable())
            {
                GC.KeepAlive(new byte[1000]);
                _done.Release();
            }
        });
        worker.UnsafeStart();
        AssertCounts(
            Operand.Of(() =>
            {
                Thread.SpinWait(50_000);
                _work.Add(1);
                _done.Wait(TestContext.Current.CancellationToken);
            }),
            1024);
        _work.CompleteAdding();
        worker.Join();
    }

    [Fact]
    public void RegionsOfALoop_CountAllThreadsAndSaySo()
    {
        var readings = InThisProcess.Measure(
            Operand.Custom(static meter =>
            {
                while (meter.NeedsMore())
                {
                    meter.Start();
                    Thread.SpinWait(400_000);
                    meter.End();
                }
            }),
            Settings);
        Assert.Equal(readings.Metrics[0] > 0 ? [Allocations.Unknown] : [], readings.Remarks.Select(static one => one.Text));
    }

    public void Dispose()
    {
        _timer.Dispose();
        _work.Dispose();
        _done.Dispose();
    }

    private static void AssertCounts(Operand operand, double atLeast)
    {
        var readings = InThisProcess.Measure(operand, Settings);
        Assert.True(readings.Metrics[0] >= atLeast, $"{readings.Metrics[0]} B; {string.Join(" ", readings.Remarks)}");
    }
}

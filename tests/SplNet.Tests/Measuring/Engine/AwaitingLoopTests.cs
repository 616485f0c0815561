using System.Diagnostics;
using System.Threading.Tasks.Sources;
using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Calls;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Tests.Measuring.Engine;

/// <summary>Calls that are awaited, one after the other.</summary>
public class AwaitingLoopTests
{
    private static readonly AsyncLocal<string> Flowing = new();

    [Fact]
    public void CompletedCalls_StayOnTheThread()
    {
        var threads = new List<int>();
        var loops = Awaited(() =>
        {
            threads.Add(Environment.CurrentManagedThreadId);
            return Task.CompletedTask;
        });

        loops.Single(5);

        Assert.Equal(Enumerable.Repeat(Environment.CurrentManagedThreadId, 5), threads);
        Assert.Equal(0, loops.Late!());
    }

    [Theory]
    [InlineData(false, 3)]
    [InlineData(true, 3 * CallLoops.Unroll)]
    public void CallsThatContinueElsewhere_RunSequentiallyAndAllComplete(bool unrolled, int expected)
    {
        var (running, calls) = (0, 0);
        var loops = Awaited(async () =>
        {
            Assert.Equal(1, Interlocked.Increment(ref running));
            await Task.Yield();
            calls++;
            Interlocked.Decrement(ref running);
        });

        (unrolled ? loops.Unrolled : loops.Single)(3);

        Assert.Equal((expected, 0), (calls, running));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(4)]
    public void FailureOfACall_IsThrownByTheLoop(int failing)
    {
        var calls = 0;
        var loops = Awaited(async () =>
        {
            await Task.Yield();
            if (++calls == failing)
                throw new InvalidOperationException("call " + calls);
        });

        Assert.Equal("call " + failing, Assert.Throws<InvalidOperationException>(() => loops.Single(5)).Message);
        Assert.Equal(failing, calls);

        loops.Single(2);
        Assert.Equal(failing + 2, calls);
    }

    [Fact]
    public void AsyncLocalsOfTheTest_FlowIntoEachCall()
    {
        Flowing.Value = "set by the test";
        var found = new List<string?>();
        var loops = Awaited(async () =>
        {
            found.Add(Flowing.Value);
            Flowing.Value = "set by a call";
            await Task.Yield();
        });

        loops.Single(3);

        Assert.Equal(Enumerable.Repeat("set by the test", 3), found);
        Assert.Equal("set by the test", Flowing.Value);
    }

    [Fact]
    public void EveryKindOfTask_IsAwaited()
    {
        var calls = 0;
        async Task<int> Counted()
        {
            await Task.Yield();
            return ++calls;
        }

        Delegate[] kinds =
        [
            () => (Task)Counted(), Counted, async ValueTask () => await Counted(), async ValueTask<int> () => await Counted(),
            static () => ValueTask.CompletedTask, static () => ValueTask.FromResult(1),
        ];
        foreach (var kind in kinds)
            CallLoops.Of(kind, kind).Single(2);

        Assert.Equal(8, calls);
    }

    [Fact]
    public void EachCall_IsTimedFromStartToEnd()
    {
        var loops = Awaited(static async () => await Task.Yield());
        var stamps = new long[5];

        loops.Timed!(stamps, 4);

        Assert.Equal(stamps.Order(), stamps);
        Assert.DoesNotContain(0, stamps);
    }

    [Fact]
    public void Loop_AllocatesNothingIfCallsDoNot()
    {
        var source = new PooledCall();
        var readings = InThisProcess.Measure(
            Operand.Of(source.CallAsync), new MeasureSettings(Iterations: 5, IterationNanoseconds: 1e5) { Metrics = ["allocated"] });
        Assert.Equal(0, Assert.Single(readings.Metrics));
    }

    [Fact]
    public void TimeUntilTheMeasuringThreadContinues_IsNotAttributedToOperations()
    {
        var loops = Awaited(static () => Task.CompletedTask) with
        {
            Late = static () => TimeSpan.FromMilliseconds(2).Ticks * (Stopwatch.Frequency / TimeSpan.TicksPerSecond),
        };
        var cycle = new IterationCycle(
            new MeasuredCall(static () => Task.CompletedTask, static () => Task.CompletedTask, null, null!), LifeCycle.Empty, 0);

        var measured = TimedIterations.Measure(
            new WrittenEngine(nanoseconds: 1_000_500), loops, cycle, new IterationPlan(0, 3, 2, 1),
            new IterationSelection(OnDisturbance.Keep, 3, 0), NoTurns.Instance);

        Assert.Equal([500, 500, 500], measured.Counted(0).Nanoseconds);
    }

    private static CallLoops Awaited(Func<Task> call) => CallLoops.Of(call, new Func<Task>(static () => Task.CompletedTask));

    // Ends on a thread of the pool as soon as somebody waits for it, and makes nothing: what ends in the moment before that
    // would be queued once more.
    private sealed class PooledCall : IValueTaskSource, IThreadPoolWorkItem
    {
        private Action<object?>? _continuation;
        private object? _state;
        private bool _hasEnded;

        public ValueTask CallAsync()
        {
            _hasEnded = false;
            return new ValueTask(this, token: 0);
        }

        public void Execute()
        {
            _hasEnded = true;
            _continuation!(_state);
        }

        public void GetResult(short token)
        {
        }

        public ValueTaskSourceStatus GetStatus(short token) => _hasEnded ? ValueTaskSourceStatus.Succeeded : ValueTaskSourceStatus.Pending;

        public void OnCompleted(Action<object?> continuation, object? state, short token, ValueTaskSourceOnCompletedFlags flags)
        {
            (_continuation, _state) = (continuation, state);
            ThreadPool.UnsafeQueueUserWorkItem(this, preferLocal: false);
        }
    }

    // Each iteration takes the same.
    private sealed class WrittenEngine(double nanoseconds) : IMeasuringEngine
    {
        public bool IsCompiledOnce => true;

        public double[] Run(Action<long> single, Action<long> unrolled, IterationPlan plan, Action beforeIteration, Action afterIteration)
        {
            for (var iteration = 0; iteration < plan.Iterations; iteration++)
            {
                beforeIteration();
                afterIteration();
            }

            return [.. Enumerable.Repeat(nanoseconds, plan.Iterations)];
        }

        public void Dispose()
        {
        }
    }
}

using SplNet.Measuring;
using SplNet.Syntax;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring;

/// <summary>What is counted beside the time, in real measuring processes.</summary>
public class MetricTests
{
    private const int Milliseconds = 5;

    private static readonly List<byte[]> Kept = [];
    private static readonly List<byte[]> Cached = [];
    private static int _entered;

    private static readonly ExperimentOptions Options = Watched.Quick with { Runs = null };

    [Fact]
    public void Exceptions_AreCountedEvenIfCaught() => AssertPasses(new Experiment(
        (throwing, silent, exceptions) => exceptions(throwing) == 1.Times() & exceptions(silent) <= 0.Times())
    {
        ["throwing"] = Operand.Of(ThrowAndCatch),
        ["silent"] = Work.Of(100),
    });

    [Trait("Category", "Long")]
    [Fact]
    public void Contentions_AreCounted() => AssertPasses(new Experiment(
        (contended, free, contentions) => contentions(contended) > 0.5.Times() & contentions(free) <= 0.Times())
    {
        ["contended"] = Operand.Of(Contend),
        ["free"] = Work.Of(100),
    });

    [Trait("Category", "Long")]
    [Fact]
    public void Collections_AreCountedByGeneration() => AssertPasses(new Experiment(
        (young, full, gen0, gen2) =>
            gen0(young) > 0.5.Times() & gen0(full) < 0.5.Times() & gen2(full) > 0.5.Times() & gen2(young) < 0.5.Times())
    {
        ["young"] = Operand.Of(static () => GC.Collect(0)),
        ["full"] = Operand.Of(static () => GC.Collect()),
    });

    [Fact]
    public void CollectionsOfAllGenerations_AreSummed() => AssertPasses(new Experiment(
        (collecting, idle, collections) => collections(collecting) > 1.5.Times() & collections(idle) <= 0.Times())
    {
        ["collecting"] = Operand.Of(static () =>
        {
            GC.Collect(0);
            GC.Collect();
        }),
        ["idle"] = Work.Of(100),
    });

    [Fact]
    public void RetainedBytes_AreThoseOfEachCall_AndNotOfACacheThatFills() => AssertPasses(new Experiment(
        (leaking, caching, retained) => retained(leaking) > 40.Bytes() & retained(leaking) < 56.Bytes() & retained(caching) <= 0.Bytes())
    {
        ["leaking"] = Operand.Of(Leak),
        ["caching"] = Operand.Of(Cache),
    });

    // Other threads of this process may cause a collection meanwhile, but not with each call.
    [Fact]
    public void Pauses_AreTheTimeOfCollections_AndNotOfWork()
    {
        var settings = new MeasureSettings(Iterations: 5, IterationNanoseconds: 1e6) { Metrics = [Estimators.Pause] };
        var collecting = InThisProcess.Measure(Operand.Of(static () => GC.Collect()), settings).Metrics[0];
        Assert.InRange(collecting, 1_000, double.MaxValue);
        Assert.InRange(InThisProcess.Measure(Work.Of(50_000), settings).Metrics[0], 0, collecting / 10);
    }

    [Fact]
    public void ProcessorTime_ExcludesWaiting() => AssertPasses(new Experiment(
        (waiting, working, cpu, mean) => cpu(waiting) * 3 < mean(waiting) & cpu(working) > 1.Microseconds())
    {
        ["waiting"] = Operand.Of(Wait),
        ["working"] = Work.Of(50_000),
    });

    [Fact]
    public void AllocatedBytes_AreCounted()
    {
        var experiment = new Experiment(
            (frugal, wasteful, allocated) => allocated(frugal) <= 0.Bytes() & allocated(wasteful) > 1.Kilobytes())
        {
            Options = Watched.Quickest,
            ["frugal"] = Work.Of(10),
            ["wasteful"] = Operand.Of(static () => new byte[2048]),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void ConstantAllocatedBytes_TakeTwoBlocks()
    {
        var result = Watched.Run(new Experiment((frugal, wasteful, allocated) => allocated(frugal) <= allocated(wasteful))
        {
            Options = Options,
            ["frugal"] = Operand.Of(static () => new byte[16]),
            ["wasteful"] = Operand.Of(static () => new byte[64]),
        });
        Assert.True(result.Passed, result.ToString());
        Assert.All(result.Operands, static operand => Assert.Equal(operand.Runs[0].AllocatedBytes, operand.Runs[0].Metrics["allocated"]));
        var isConstant = result.Operands.All(
            static operand => operand.Runs.Select(static run => run.AllocatedBytes).Distinct().Count() == 1);
        Assert.Equal(isConstant ? 2 : 3, result.Operands[0].Runs.Count);
    }

    // One operation is an iteration here, and most of them allocate nothing.
    [Fact]
    public void BytesOfRareAllocations_AreAveragedOverTheOperations()
    {
        var count = 0;
        var operand = Operand.Of(() =>
        {
            Thread.SpinWait(1000);
            return ++count % 10 == 0 ? new byte[1000] : null;
        }).SetUp(static () => { }, Each.Operation);
        var settings = new MeasureSettings(Iterations: 20, IterationNanoseconds: 1e6) { Metrics = [Estimators.Allocated] };

        Assert.Equal(102.4, InThisProcess.Measure(operand, settings).Metrics[0]);
    }

    [Fact]
    public void MetricOutsideTheFormula_IsNotCounted()
    {
        var result = Watched.Run(
            new Experiment((work, mean) => mean(work) < 10.Seconds()) { Options = Watched.Quickest, ["work"] = Work.Of(10) });
        Assert.All(result.Operands[0].Runs, static run => Assert.Empty(run.Metrics));
    }

    private static void AssertPasses(Experiment experiment)
    {
        experiment.Options = Options;
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
    }

    // An array of 24 bytes takes 48.
    private static void Leak()
    {
        Kept.Add(new byte[24]);
        Thread.SpinWait(100);
    }

    private static void Cache()
    {
        if (Cached.Count < 1000)
            Cached.Add(new byte[24]);
        Thread.SpinWait(100);
    }

    private static int ThrowAndCatch()
    {
        try
        {
            throw new InvalidOperationException("thrown on purpose");
        }
        catch (InvalidOperationException expected)
        {
            return expected.Message.Length;
        }
    }

    // Another thread waits for the lock for sure before it is given free.
    private static void Contend()
    {
        var gate = new Lock();
        var other = new Thread(() =>
        {
            lock (gate)
            {
                Interlocked.Increment(ref _entered);
            }
        });
        lock (gate)
        {
            other.Start();
            SpinWait.SpinUntil(() => other.ThreadState.HasFlag(ThreadState.WaitSleepJoin));
        }

        other.Join();
    }

    private static bool Wait()
    {
        using var never = new ManualResetEvent(initialState: false);
        return never.WaitOne(Milliseconds);
    }
}

using System.Diagnostics;
using SplNet.Measuring;
using SplNet.Measuring.Regions;
using SplNet.Syntax;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Measuring;

namespace SplNet.Tests.Operands;

/// <summary>Operands with a loop of their own and an explicit measured region.</summary>
public class CustomOperandTests
{
    // To read the processor time takes more than a microsecond on some machines, and that is in it.
    private const int LongerThanToReadTheClock = 300;

    public static TheoryData<string, Action<Meter>> Misuse => new()
    {
        { "returned before NeedsMore() was false", static _ => { } },
        { "returned before NeedsMore() was false", static m => { if (m.NeedsMore()) { m.Start(); m.End(); } } },
        { "returned between Start() and End()", static m => { m.NeedsMore(); m.Start(); } },
        { "End() is called without Start()", static m => { m.NeedsMore(); m.End(); } },
        { "Start() is called twice", static m => { m.NeedsMore(); m.Start(); m.Start(); } },
        { "Start() is called although NeedsMore() was not true", static m => m.Start() },
        { "NeedsMore() is called between Start() and End()", static m => { m.NeedsMore(); m.Start(); m.NeedsMore(); } },
        { "End(0) ends a region without an operation", static m => { m.NeedsMore(); m.Start(); m.End(0); } },
        {
            "no region was measured, which would never end",
            static m => { m.NeedsMore(); m.Start(); m.End(); while (m.NeedsMore()) { } }
        },
        { "put a loop of n operations into each pass, between", static m => { while (m.NeedsMore()) { } } },
        { "although NeedsMore() was not true", static m => { Regions(m); m.Start(); } },
        { "put a loop of n operations between", static m => { while (m.NeedsMore()) { m.Start(); m.End(); } } },
        { "End() is called without Start()", Caught },
    };

    [Fact]
    public void LoopWithoutMarks_IsMeasuredWhole()
    {
        var passes = 0;
        var operand = Operand.Custom(m =>
        {
            while (m.NeedsMore())
            {
                passes++;
                Thread.SpinWait(1000);
            }
        });
        var settings = new MeasureSettings(Iterations: 5, IterationNanoseconds: 1e6) { Metrics = [Estimators.Allocated] };

        var whole = InThisProcess.Measure(operand, settings);
        var marked = InThisProcess.Measure(Operand.Custom(static m => Regions(m)), settings);

        Assert.Equal(5, whole.Nanoseconds.Length);
        Assert.True(passes >= 5 * whole.Operations, $"{passes} passes of {whole.Operations}");
        Assert.Equal([0.0], whole.Metrics);
        Assert.InRange(whole.Overhead, 0.1, 1e6);
        Assert.True(whole.Nanoseconds.Min() < 100 * marked.Nanoseconds.Min(), "The engine's own work is part of a pass.");
    }

    [Fact]
    public void BytesOfAPass_AreCounted()
    {
        byte[] kept = [];
        var readings = InThisProcess.Measure(
            Operand.Custom(m =>
            {
                while (m.NeedsMore())
                    kept = new byte[1000];
            }),
            new MeasureSettings(Iterations: 3, IterationNanoseconds: 1e6) { Metrics = [Estimators.Allocated] });
        Assert.Equal(1024, readings.Metrics[0]);
        Assert.Equal(1000, kept.Length);
    }

    [Fact]
    public void MarkAfterMeasuredPasses_IsRefused()
    {
        var operand = Operand.Custom(static m =>
        {
            var watch = Stopwatch.StartNew();
            while (m.NeedsMore())
            {
                Thread.SpinWait(1000);
                if (watch.ElapsedMilliseconds > 50)
                    m.Start();
            }
        });
        var settings = new MeasureSettings(Iterations: 1000, IterationNanoseconds: 1e6) { WarmUp = new WarmUpOptions { Iterations = 1 } };
        var mistake = Assert.Throws<SplNetException>(() => InThisProcess.Measure(operand, settings));
        Assert.Contains("is called after passes without it were measured", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void IdlePassesBeforeTheFirstMark_DoNotCount()
    {
        var passes = 0;
        var readings = InThisProcess.Measure(Operand.Custom(m =>
        {
            while (m.NeedsMore())
            {
                if (passes++ < 3)
                {
                    Thread.Sleep(5);
                    continue;
                }

                m.Start();
                Thread.SpinWait(100);
                m.End();
            }
        }));
        Assert.All(readings.Nanoseconds, static time => Assert.InRange(time, 1, 4.9e6));
    }

    [Fact]
    public void Regions_AreMeasuredWithoutTheCodeBetween()
    {
        var readings = InThisProcess.Measure(Operand.Custom(static m =>
        {
            while (m.NeedsMore())
            {
                Thread.Sleep(5);
                m.Start();
                Thread.SpinWait(1000);
                m.End();
            }
        }));
        Assert.Equal(2, readings.Nanoseconds.Length);
        Assert.Equal(readings.Nanoseconds.Length, readings.Flags.Length);
        Assert.All(readings.Nanoseconds, static time => Assert.InRange(time, 1, 4.9e6));
        Assert.InRange(readings.Overhead, 0.1, 1e6);
        Assert.Empty(readings.Metrics);
    }

    [Fact]
    public void ProcessorTime_CoversTheRegionOnly()
    {
        var operand = Operand.Custom(static m =>
        {
            while (m.NeedsMore())
            {
                m.Start();
                Thread.SpinWait(LongerThanToReadTheClock);
                m.End();
            }
        });
        var settings = new MeasureSettings(Iterations: 5, IterationNanoseconds: 1e6) { Metrics = [Estimators.Cpu, Estimators.Allocated] };

        var readings = InThisProcess.Measure(operand, settings);

        // Where it grows by steps, a region may be given a part of one that is longer than itself.
        Assert.InRange(readings.Metrics[0], 0, (4 * readings.Nanoseconds.Max()) + ProcessorTime.StepNanoseconds);
        Assert.Equal(0, readings.Metrics[1]);
    }

    [Fact]
    public void AllocatedBytes_AreTypicalOfTheRegionsRatherThanMinimal()
    {
        var passes = 0;
        var operand = Operand.Custom(m =>
        {
            while (m.NeedsMore())
            {
                m.Start();
                SpinWait.SpinUntil(static () => false, millisecondsTimeout: 1);
                var bytes = ++passes % 3 == 0 ? null : new byte[1000];
                m.End();
                GC.KeepAlive(bytes);
            }
        });
        var settings = new MeasureSettings(Iterations: 2, IterationNanoseconds: 1e5) { Metrics = [Estimators.Allocated] };

        Assert.InRange(InThisProcess.Measure(operand, settings).Metrics[0], 1000, 1100);
    }

    [Fact]
    public void Metrics_AreCountedInTheRegions()
    {
        var operand = Operand.Custom(m =>
        {
            while (m.NeedsMore())
            {
                Throw();
                m.Start();
                Throw();
                Throw();
                m.End(operations: 2);
            }
        });
        var settings = new MeasureSettings(Iterations: 2, IterationNanoseconds: 1e5) { Metrics = [Estimators.Exceptions, Estimators.Cpu] };

        var readings = InThisProcess.Measure(operand, settings);

        Assert.Equal(1, readings.Metrics[0]);
        Assert.True(readings.Metrics[1] > 0 || OperatingSystem.IsWindows()); // which counts in steps of 15.6 ms
        static void Throw()
        {
            try
            {
                throw new InvalidOperationException("on purpose");
            }
            catch (InvalidOperationException)
            {
                return;
            }
        }
    }

    [Fact]
    public void Operations_AreDivided()
    {
        double Time(int operations) => InThisProcess.Measure(Operand.Custom(m =>
        {
            while (m.NeedsMore())
            {
                m.Start();
                Thread.SpinWait(1000);
                m.End(operations);
            }
        })).Nanoseconds.Min();
        Assert.InRange(Time(1000) / Time(1), 0, 0.1);
    }

    [Fact]
    public async Task AsynchronousCode_IsAwaited()
    {
        var rounds = 0;
        InThisProcess.Measure(Operand.Custom(async m =>
        {
            while (m.NeedsMore())
            {
                rounds++;
                m.Start();
                await Task.Delay(1);
                m.End();
            }
        }));
        Assert.NotEqual(0, rounds);
        await Task.CompletedTask;
    }

    [Theory]
    [MemberData(nameof(Misuse))]
    public void Misuse_IsReported(string message, Action<Meter> code)
    {
        var mistake = Assert.Throws<SplNetException>(() => InThisProcess.Measure(Operand.Custom(code)));
        Assert.Contains(message, mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Plan_SumsShortRegionsAndRefusesTooFew()
    {
        var settings = new MeasureSettings(Iterations: 20, IterationNanoseconds: 1e6);
        var step = (long)Math.Ceiling(Clock.StepNanoseconds * Stopwatch.Frequency / 1e9);
        var regions = default(RegionSum);
        regions.Add(20 * step, operations: 1);
        var plan = RegionPlan.For(regions, milliseconds: 0.001, settings);
        Assert.Equal(20, plan.Iterations);
        Assert.InRange(plan.Regions * Clock.Nanoseconds(20 * step), 0.9e6, 3e6);
        var slowRegions = Assert.Throws<SplNetException>(() => RegionPlan.For(regions, milliseconds: 500, settings));
        Assert.Contains("the clock cannot measure less than", slowRegions.Message, StringComparison.Ordinal);
        var slow = default(RegionSum);
        slow.Add(Stopwatch.Frequency, operations: 1);
        Assert.Equal((5, 1), (RegionPlan.For(slow, 1000, settings).Iterations, RegionPlan.For(slow, 1000, settings).Regions));
    }

    [Fact]
    public void PhasesInTheLoop_AreRefused()
    {
        var custom = Operand.Custom(Regions);
        Assert.Empty(custom.SetUp(static () => { }).Problems([]));
        Assert.Contains(
            "phases per iteration",
            Assert.Single(custom.SetUp(static () => { }, Each.Iteration).Problems([])).Reason,
            StringComparison.Ordinal);
        Assert.Contains("Reinstantiate", Assert.Single(custom.Reinstantiate().Problems([])).Reason, StringComparison.Ordinal);
        Assert.Single(custom.Problems([5]));
        Assert.Contains(
            "parameters are 1, 2",
            Assert.Single(Operand.Custom(Gen.Of(1, 2), static (m, _) => Regions(m)).Problems([5])).Reason,
            StringComparison.Ordinal);
    }

    [Fact]
    public void CustomOperands_RunInMeasuringProcessesWithParametersAndAllocations()
    {
        var sizes = Gen.Of(2_000, 200_000);
        var experiment = new Experiment(
            (sum, min, allocated) => min(sum[2_000]) * 2 < min(sum[200_000]) & allocated(sum[200_000]) > 100.Kilobytes())
        {
            Options = Watched.Quickest,
            ["sum"] = Operand.Custom(sizes, static (m, size) =>
            {
                var values = Enumerable.Range(0, size).ToArray();
                while (m.NeedsMore())
                {
                    m.Start();
                    var sum = values.ToArray().Aggregate(1, static (state, value) => (state * 31) ^ value);
                    m.End();
                    GC.KeepAlive(sum);
                }
            }),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void MisuseInAMeasuringProcess_IsInvalidAndNamesTheOperand()
    {
        var problem = Watched.Problem(new Experiment((broken, mean) => mean(broken) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["broken"] = Operand.Custom(static _ => { }),
        });
        Assert.Contains(
            "Operand 'broken' could not be measured: Operand.Custom: the code returned before", problem, StringComparison.Ordinal);
    }

    private static void Regions(Meter m)
    {
        while (m.NeedsMore())
        {
            m.Start();
            Thread.SpinWait(1000);
            m.End();
        }
    }

    // The mistake is told although the code hides it.
    private static void Caught(Meter m)
    {
        try
        {
            m.End();
        }
        catch (SplNetException)
        {
            Regions(m);
        }
    }
}

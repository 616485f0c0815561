using System.Diagnostics;
using System.Runtime;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Operands;

/// <summary>Settings of the runtime and of the system for measuring processes, as those see them.</summary>
public class RuntimeSettingsTests
{
    [Trait("Category", "Long")]
    [Fact]
    public void Collectors_AreTheChosenOnes()
    {
        var result = Watched.Run(new Experiment(
            (workstation, server, alone, mean) => mean(workstation) < 1.Seconds() & mean(server) < 1.Seconds() & mean(alone) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["workstation"] = Work.Of(100).With(GarbageCollector.Workstation)
                .Validate(static () => !GCSettings.IsServerGC && GCSettings.LatencyMode == GCLatencyMode.Interactive),
            ["server"] = Work.Of(100).With(GarbageCollector.Server)
                .Validate(static () => GCSettings.IsServerGC || Environment.ProcessorCount == 1),
            ["alone"] = Work.Of(100).With(GarbageCollector.NonConcurrent)
                .Validate(static () => GCSettings.LatencyMode == GCLatencyMode.Batch),
        });
        Assert.True(result.Passed, result.ToString());
        Assert.Equal(["concurrent"], CollectorsOf(result, "workstation"));
        Assert.Equal(["non-concurrent"], CollectorsOf(result, "alone"));
        Assert.Contains("concurrent and ", result.Environment!.Collector, StringComparison.Ordinal);
    }

    [Fact]
    public void Tiers_AreSetByRuntimeVariables()
    {
        var off = Work.Of(1).With(CodeTiers.Off).WithoutPrecompiledCode().Environment;
        Assert.Equal("0", off["DOTNET_TieredCompilation"]);
        Assert.Equal("0", off["DOTNET_ReadyToRun"]);
        var unprofiled = Work.Of(1).With(CodeTiers.Off).With(CodeTiers.Unprofiled).Environment;
        Assert.Equal("1", unprofiled["DOTNET_TieredCompilation"]);
        Assert.Equal("0", unprofiled["DOTNET_TieredPGO"]);
    }

    [Fact]
    public void OperandWithoutTiers_IsMeasured()
    {
        var result = Watched.Run(new Experiment((work, mean) => mean(work) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["work"] = Work.Of(100).With(CodeTiers.Off),
        });
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void VariablesOfAnOperand_ReachItsProcessesOnly()
    {
        const string variable = "TESTS_OF_SPLNET_VARIABLE";
        var experiment = new Experiment((with, without, mean) => mean(with) < 1.Seconds() & mean(without) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["with"] = Work.Of(100).With(variable, "set").Validate(static () => Environment.GetEnvironmentVariable(variable) == "set"),
            ["without"] = Work.Of(100).Validate(static () => Environment.GetEnvironmentVariable(variable) is null),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void Affinity_IsSetInTheMeasuringProcess()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsWindows(), "Other systems bind no process to processors.");
        var first = FirstProcessor();
        var result = Watched.Run(new Experiment((work, mean) => mean(work) < 1.Seconds())
        {
            Options = Watched.Quickest with { Affinity = first },
            ["work"] = Work.Of(100).Validate(() => Mask() == first),
        });
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void RefusedAffinity_IsNoted()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() && Environment.ProcessorCount < 60, "Needs a processor that is not there.");
        var result = Watched.Run(new Experiment((work, mean) => mean(work) < 1.Seconds())
        {
            Options = Watched.Quickest with { Affinity = 1L << 62 },
            ["work"] = Work.Of(100),
        });
        Assert.True(result.Passed, result.ToString());
        Assert.Contains(result.Notes, static note =>
            note.StartsWith("The system refused the affinity 0x4000000000000000 for measuring processes:", StringComparison.Ordinal));
    }

    [Fact]
    public void LoweredPriority_IsSetInTheMeasuringProcess()
    {
        var result = Watched.Run(new Experiment((work, mean) => mean(work) < 10.Seconds())
        {
            Options = Watched.Quickest with { Priority = ProcessPriorityClass.BelowNormal },
            ["work"] = Work.Of(100).Validate(static () => Process.GetCurrentProcess().PriorityClass == ProcessPriorityClass.BelowNormal),
        });
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void NoProcessor_IsAProblem() =>
        Assert.Contains(
            "Affinity is 0; it must be a number with one bit set per processor",
            Watched.Problem(new Experiment((work, mean) => mean(work) < 1.Seconds())
            {
                Options = Watched.Quickest with { Affinity = 0 },
                ["work"] = Work.Of(1),
            }),
            StringComparison.Ordinal);

    private static IEnumerable<string> CollectorsOf(ExperimentResult result, string operand) =>
        result.Operands.Single(each => each.Name == operand).Runs.Select(static run => run.Collector).Distinct();

    // The lowest that this process may use, which in a container need not be the first of the machine.
    private static long FirstProcessor() => Mask() & -Mask();

    private static long Mask() =>
        OperatingSystem.IsLinux() || OperatingSystem.IsWindows() ? Process.GetCurrentProcess().ProcessorAffinity : 0;
}

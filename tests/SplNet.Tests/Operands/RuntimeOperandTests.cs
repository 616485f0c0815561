using System.Runtime.CompilerServices;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Operands;

/// <summary>Operands on a runtime that they name.</summary>
public class RuntimeOperandTests
{
    private const string RollForward = "DOTNET_ROLL_FORWARD";
    private static readonly object Target = new();
    private static readonly Runtime Own = Runtime.Version(CopiedRoot.Version);
    private static readonly string OwnName = $".NET {CopiedRoot.Version}";

    [Fact]
    public void NamedRuntime_IsMeasuredAndReportedDespiteTheEnvironment()
    {
        var result = Watched.Run(new Experiment((named, plain, mean) => mean(named) < 1.Seconds() & mean(plain) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["named"] = Work.Of(100).With(RollForward, "LatestMajor").With(Own),
            ["plain"] = Work.Of(100),
        });

        Assert.True(result.Passed, result.ToString());
        Assert.Equal([OwnName, OwnName], result.Operands.Select(static operand => operand.Runtime));
        Assert.Equal(OwnName, result.Environment!.Runtime);
    }

    [Fact]
    public void RuntimeWithoutAPatch_IsReportedExactly()
    {
        var major = Environment.Version.Major;
        var result = Watched.Run(new Experiment((named, mean) => mean(named) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["named"] = Work.Of(100).With(Runtime.Net(major)),
        });

        Assert.True(result.Passed, result.ToString());
        Assert.Contains($"named: .NET {major} is {result.Operands[0].Runtime![".NET ".Length..]} here.", result.Notes);
    }

    [Fact]
    public void RuntimeOfTheOptions_AppliesToAllOperands()
    {
        var result = Watched.Run(new Experiment((work, mean) => mean(work) < 1.Seconds())
        {
            Options = Watched.Quickest with { Runtime = Own },
            ["work"] = Work.Of(100),
        });

        Assert.True(result.Passed, result.ToString());
        Assert.Equal(OwnName, result.Operands[0].Runtime);
    }

    [Fact]
    public void MissingRuntime_IsReportedWithTheInstalledOnes()
    {
        var problem = Watched.Problem(new Experiment((work, mean) => mean(work) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["work"] = Work.Of(1).With(Runtime.Net(99)),
        });

        Assert.StartsWith("Operand 'work' cannot be measured: .NET 99 is not installed. Installed in ", problem, StringComparison.Ordinal);
        Assert.Contains(CopiedRoot.Version, problem, StringComparison.Ordinal);
    }

    [Fact]
    public void RuntimeOfAFormula_IsMeasured()
    {
        var result = Watched.Run(new Experiment((work, mean) => mean(work.At($"runtime:{CopiedRoot.Version}")) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["work"] = Work.Of(100),
        });

        Assert.True(result.Passed, result.ToString());
        Assert.Equal(($"work@runtime:{CopiedRoot.Version}", OwnName), (result.Operands[0].Name, result.Operands[0].Runtime));
    }

    [Fact]
    public void TwoRuntimesOfOneOperand_AreAProblem() => Assert.Contains(
        "The operand 'work@runtime:11' has two runtimes: it is bound to one on .NET 10.",
        Watched.Problem(new Experiment((work, mean) => mean(work.At("runtime:11")) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["work"] = Work.Of(1).With(Runtime.Net(10)),
        }),
        StringComparison.Ordinal);

    [Fact]
    public void CallingProcess_CannotMeasureOnAnotherRuntime()
    {
        var experiment =
            new Experiment((work, mean) => mean(work) < 1.Seconds()) { Options = Watched.Quickest, ["work"] = Work.Of(1).With(Own) };

        Assert.Contains(
            $"is measured on {OwnName}, which needs a separate process",
            Assert.Throws<ExperimentFailedException>(() => Engine.Evaluate(experiment, isolate: false)).Message,
            StringComparison.Ordinal);
    }

    // An async method that the compiler turns into a state machine allocates the same on both.
    [Fact]
    public void SameCode_AllocatesLessOnRuntime11()
    {
        InstalledPair.SkipIfMissing();
        var result = Watched.Run(new Experiment("""
            allocated(delegates@runtime:10) == 64 B && allocated(delegates@runtime:11) == 56 B
            && allocated(enums@runtime:10) == 48 B && allocated(enums@runtime:11) == 0 B
            && allocated(suspended@runtime:10) == 96 B && allocated(suspended@runtime:11) == 96 B
            """)
        {
            Options = Watched.OfBytes,
            ["delegates"] = Operand.Of(static () => Delegate(Target)),
            ["enums"] = Operand.Of(static () => AreEqual(DayOfWeek.Friday, DayOfWeek.Friday)),
            ["suspended"] = Operand.Of(static () => SuspendAsync()),
        });

        Assert.True(result.Passed, result.ToString());
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Func<string?> Delegate(object target) => target.ToString;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool AreEqual(DayOfWeek first, DayOfWeek second) => first.Equals(second);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static async Task SuspendAsync() => await Task.Yield();
}

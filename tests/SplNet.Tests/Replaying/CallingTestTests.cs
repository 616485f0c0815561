using System.Runtime.CompilerServices;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Replaying;

/// <summary>The ways in which a test may come to evaluate its experiment.</summary>
public class CallingTestTests
{
    [Fact]
    public void InTheTest_Passes() => Assert.True(Watched.Run(Sound()).Passed);

    [Trait("Category", "Long")]
    [Fact]
    public static void InAStaticTest_Passes() => Assert.True(Watched.Run(Sound()).Passed);

    [Fact]
    public async Task AfterAnAwait_Passes()
    {
        await Task.Yield();
        Assert.True(Watched.Run(Sound()).Passed);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async ValueTask InAValueTaskTest_Passes()
    {
        await Task.Yield();
        Assert.True(Watched.Run(Sound()).Passed);
    }

    [Fact]
    public void InALocalFunctionOfALambda_Passes()
    {
        var evaluate = () => Local();
        Assert.True(evaluate().Passed);

        static ExperimentResult Local() => Watched.Run(Sound());
    }

    [Fact]
    public void TwoExperimentsInSequence_BothPass()
    {
        Assert.True(Watched.Run(Sound()).Passed);
        Assert.True(Watched.Run(Sound()).Passed);
    }

    [Fact]
    public void UnusedResult_IsNotRead()
    {
        Assert.True(Watched.Run(Sound()).Passed);
        var second = Watched.Run(new Experiment((other, median) => median(other) < 2.Seconds())
        {
            Options = Watched.Quickest,
            ["other"] = Nothing().SetUp(static () => Assert.DoesNotContain(
                AppDomain.CurrentDomain.GetAssemblies(), static loaded => loaded.GetName().Name == "System.Text.Json")),
        });
        Assert.True(second.Passed, second.ToString());
    }

    [Fact]
    public void ExperimentAfterAFailedOne_HasTheSameVerdict()
    {
        var impossible = new Experiment((sound, mean) => mean(sound) > 1.Seconds()) { Options = Watched.Quickest, ["sound"] = Nothing() };
        if (Watched.Run(impossible).Verdict == Verdict.Fail)
            Assert.True(Watched.Run(Sound()).Passed);
        else
            Assert.Fail("The impossible claim did not fail.");
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task InSequentialAsynchronousCallees_BothPass()
    {
        await EvaluateAsync(Sound());
        await EvaluateAsync(
            new Experiment((other, allocated) => allocated(other) < 2.Megabytes()) { Options = Watched.OfBytes, ["other"] = Nothing() });

        static async Task EvaluateAsync(Experiment experiment)
        {
            var result = Watched.Run(experiment);
            Assert.True(result.Passed, result.ToString());
            await Task.Yield();
        }
    }

    [Trait("Category", "Long")]
    [Fact]
    public void InAContextWhoseThreadIsBlocked_Passes()
    {
        var previous = SynchronizationContext.Current;
        SynchronizationContext.SetSynchronizationContext(new StalledContext());
        try
        {
            Assert.True(Watched.Run(Sound()).Passed);
        }
        finally
        {
            SynchronizationContext.SetSynchronizationContext(previous);
        }
    }

    [Fact]
    public void OnAnotherThread_Passes()
    {
        var passed = false;
        var thread = new Thread(() => passed = Watched.Run(Sound()).Passed);
        thread.Start();
        thread.Join();
        Assert.True(passed);
    }

    [Fact]
    public void OnAThreadWithoutTheTestContext_IsInvalidWithAdviceAndTheNextPasses()
    {
        var problem = string.Empty;
        var thread = new Thread(() => problem = Watched.Problem(Sound()));
        thread.UnsafeStart();
        thread.Join();
        Assert.Contains("No test and no program is running here", problem, StringComparison.Ordinal);
        Assert.Contains("isolate: false", problem, StringComparison.Ordinal);

        var next = new Experiment((next, allocated) => allocated(next) < 2.Megabytes()) { Options = Watched.OfBytes, ["next"] = Nothing() };
        Assert.True(Watched.Run(next).Passed);
    }

    [Fact]
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void InATailCallOfAnOptimisedTest_Passes() => EvaluateAndCheck();

    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private static void EvaluateAndCheck()
    {
        var result = Watched.Run(Sound());
        Assert.True(result.Passed, result.ToString());
    }

    private static Experiment Sound() =>
        new((sound, allocated) => allocated(sound) < 1.Megabytes()) { Options = Watched.OfBytes, ["sound"] = Nothing() };

    private static Operand Nothing() => Work.Of(100);
}

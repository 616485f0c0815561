using System.Reflection;
using SplNet.Replaying;
using SplNet.Replaying.Frameworks;
using SplNet.Statements.Experiments;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>Which experiments belong to one execution of a test, where the framework tells none.</summary>
public sealed class CallStackExecutionTests
{
    [Fact]
    public async Task CodeBeforeTheFirstAwait_BelongsToTheTestExecution()
    {
        var test = Test(nameof(CodeBeforeTheFirstAwait_BelongsToTheTestExecution));
        Assert.Same(await AskAsync(test), CallStackExecution.Of(test, null));
        Assert.Same(await AskAsync(test), CallStackExecution.Of(test, null));
    }

    [Fact]
    public async Task RetryAfterAFailedExperiment_IsANewExecutionUnlessInTheSameFlow()
    {
        var test = Test(nameof(RetryAfterAFailedExperiment_IsANewExecutionUnlessInTheSameFlow));
        var first = await AskAsync(test, Verdict.Fail);
        Assert.NotSame(first, await AskAsync(test, Verdict.Pass));
    }

    [Fact]
    public async Task OtherContext_IsAnotherExecution()
    {
        var test = Test(nameof(OtherContext_IsAnotherExecution));
        var (one, other) = (new SynchronizationContext(), new SynchronizationContext());
        var first = await AskAsync(test, context: one);
        Assert.Same(first, await AskAsync(test, context: one));
        Assert.Same(first, await AskAsync(test, context: null));
        Assert.NotSame(first, await AskAsync(test, context: other));
    }

    [Fact]
    public void DifferentTests_HaveDifferentExecutions() => Assert.NotSame(
        CallStackExecution.Of(Test(nameof(DifferentTests_HaveDifferentExecutions)), null),
        CallStackExecution.Of(Test(nameof(RetryAfterAFailedExperiment_IsANewExecutionUnlessInTheSameFlow)), null));

    // What is set here the caller does not see.
    private static async Task<object> AskAsync(MethodInfo test, Verdict verdict = Verdict.Pass, SynchronizationContext? context = null)
    {
        var execution = CallStackExecution.Of(test, context);
        EvaluationLog.Of(execution).Add(
            new ExperimentSite("mean(a) < mean(b)", 1),
            new ExperimentResult { Formula = "mean(a) < mean(b)", Verdict = verdict, Alpha = 0.01 });
        Assert.Same(execution, CallStackExecution.Of(test, context));
        await Task.Yield();
        return execution;
    }

    private static MethodInfo Test(string name) => typeof(CallStackExecutionTests).GetMethod(name)!;
}

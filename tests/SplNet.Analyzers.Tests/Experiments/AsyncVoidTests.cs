using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class AsyncVoidTests
{
    [Theory]
    [InlineData("async void [|Check|](Experiment experiment) { await Task.Yield(); experiment.Assert(); }")]
    [InlineData("async void [|Check|](Experiment experiment) { await Task.Yield(); if (Engine.Evaluate(experiment)) return; }")]
    public Task AsyncVoidMethod_IsReported(string method) => VerifyAsync(method);

    [Theory]
    [InlineData("async Task Check(Experiment experiment) { await Task.Yield(); experiment.Assert(); }")]
    [InlineData("void Check(Experiment experiment) { experiment.Assert(); }")]
    [InlineData("async void Check(Experiment experiment) { await Task.Yield(); Console.WriteLine(experiment.Text); }")]
    public Task OtherMethod_IsNotReported(string method) => VerifyAsync(method);

    private static Task VerifyAsync(string method) =>
        Verifier.VerifyRuleAsync<AsyncVoidRule>($$"""using SplNet; public class Subject { public {{method}} }""");
}

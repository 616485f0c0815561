using System.Globalization;
using System.Reflection;
using SplNet.Evaluation;
using SplNet.Tests.Shared;
using Xunit.v3;

namespace SplNet.Xunit.Tests;

[Collection("sized")]
[Around]
public sealed class LifecycleTests : IClassFixture<ClassSizes>, IAsyncLifetime, IDisposable
{
    private static readonly string[] Before =
        ["assembly fixture", "collection fixture", "class fixture", "constructor", "initialize", "before"];

    private static readonly string[] After =
        ["after", "dispose asynchronously", "dispose class fixture", "dispose collection fixture", "dispose assembly fixture"];

    private int _little;

    public LifecycleTests()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        Journal.Write("constructor");
    }

    public async ValueTask InitializeAsync()
    {
        await Task.Yield();
        _little = Work.Little;
        Journal.Write("initialize");
    }

    [Fact]
    public void Replay_HasTheLifecycleOfXunit()
    {
        using var journal = Journal.Open();
        Requirement.Leaner(_little, Work.Much).Assert();
        var processes = journal.Processes();
        Assert.Equal(2, processes.Count);
        Assert.All(processes, static process => Assert.Equal([.. Before, .. After], process));
    }

    [Fact]
    public void FailureInTheOperand_CleansUp()
    {
        using var journal = Journal.Open();
        var result = Requirement.Leaner(static () => throw new InvalidOperationException("Broken."), () => Work.Of(Work.Much)).Run();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("Broken.", result.ToString(), StringComparison.Ordinal);
        Assert.Equal([.. Before, .. After], journal.Processes()[^1]);
    }

    // The sound operand is ready first: it waits for its turn while the other one fails.
    [Fact]
    public void FailureInTheOtherOperand_CleansUp()
    {
        using var journal = Journal.Open();
        var experiment = Requirement.Leaner(static () => Work.Of(Work.Little), static () => throw new InvalidOperationException("Broken."));
        experiment.Options =
            Requirement.Brief with { Seed = Enumerable.Range(1, 100).First(static seed => RunOrder.Of(2, 2, seed)[0][0] == 0) };
        Assert.Equal(Verdict.Invalid, experiment.Run().Verdict);
        var processes = journal.Processes();
        Assert.True(processes.Count > 1);
        Assert.All(processes, static process => Assert.Equal([.. Before, .. After], process));
    }

    [Fact]
    public void CultureOfTheConstructor_ReachesTheTest() =>
        Requirement.Leaner(CultureInfo.CurrentCulture.Name == "de-DE" ? Work.Little : Work.Much, Work.Much).Assert();

    // xUnit.net calls only the other one where a class has both.
    public void Dispose() => Journal.Write("dispose");

    public ValueTask DisposeAsync()
    {
        Journal.Write("dispose asynchronously");
        return ValueTask.CompletedTask;
    }

    [AttributeUsage(AttributeTargets.Class)]
    private sealed class AroundAttribute : BeforeAfterTestAttribute
    {
        public override void Before(MethodInfo methodUnderTest, IXunitTest test) => Journal.Write("before");

        public override void After(MethodInfo methodUnderTest, IXunitTest test) => Journal.Write("after");
    }
}

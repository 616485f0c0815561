using SplNet.Evaluation;
using SplNet.Tests.Unoptimised;

namespace SplNet.Tests.Experiments;

/// <summary>Code that must not be measured.</summary>
public class BuildGuardTests
{
    [Fact]
    public void OptimisedCode_IsMeasured() => Assert.Empty(BuildGuard.Problems(Touching(Work.Of(1)), debuggerAttached: false));

    [Fact]
    public void AttachedDebugger_IsRefused_WithAdvice() => Assert.Equal(
        "A debugger is attached, and code runs differently under it. Run the test without it.",
        Assert.Single(BuildGuard.Problems(Touching(Work.Of(1)), debuggerAttached: true)));

    [Fact]
    public void CalledDelegateOfADebugBuild_IsRefused_WithTheCommand() => AssertRefused(Operand.Of(new PlainList().Touch));

    [Fact]
    public void CalledMethodOfADebugBuild_IsRefused_WithTheCommand() =>
        AssertRefused(new MethodOperand(FunctorFactory.Create(new PlainList(), static list => list.Touch())));

    [Fact]
    public void TargetOfADebugBuildBehindAnInterface_IsRefused_WithTheCommand() =>
        AssertRefused(new MethodOperand(FunctorFactory.Create<IComparer<int>, int>(new PlainList(), static list => list.Compare(1, 2))));

    [Fact]
    public void DebugBuild_InvalidBeforeAnythingIsMeasured()
    {
        var result = Watched.Run(Touching(Operand.Of(new PlainList().Touch)));
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("SplNet.Tests.Unoptimised is a Debug build", Assert.Single(result.Problems), StringComparison.Ordinal);
        Assert.Empty(result.Operands);
    }

    [Fact]
    public void DebugBuildThatShallBeMeasured_IsMeasured_AndNoted()
    {
        var experiment = Touching(Operand.Of(new PlainList().Touch));
        experiment.Options = Watched.Quickest with { OnDebugBuild = OnDebugBuild.Measure };
        var result = Watched.Run(experiment);
        Assert.NotEqual(Verdict.Invalid, result.Verdict);
        Assert.Contains(result.Notes, static note => note.Contains("is a Debug build", StringComparison.Ordinal));
    }

    private static Experiment Touching(Operand touch) => new((touch, mean) => mean(touch) < 1.Seconds()) { Options = Watched.Quickest, ["touch"] = touch };

    private static void AssertRefused(Operand operand)
    {
        var problem = Assert.Single(BuildGuard.Problems(Touching(operand), debuggerAttached: false));
        Assert.Contains("SplNet.Tests.Unoptimised is a Debug build", problem, StringComparison.Ordinal);
        Assert.Contains("dotnet test -c Release", problem, StringComparison.Ordinal);
    }
}

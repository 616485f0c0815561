using SplNet.Tests.Experiments;

namespace SplNet.Tests.Replaying;

/// <summary>A test that a derived class inherits: the stack tells the method, and not the class that runs it.</summary>
public class InheritedTests
{
    [Fact]
    public void InheritedTest_IsRefused()
    {
        var experiment = new Experiment((work, mean) => mean(work) < 1.Seconds()) { Options = Watched.Quickest, ["work"] = Operand.Of(Elements) };
        var problem = Watched.Problem(experiment);
        Assert.Contains("is inherited", problem, StringComparison.Ordinal);
        Assert.Contains("dotnet add package SplNet.Xunit", problem, StringComparison.Ordinal);
    }

    protected virtual int Elements() => 1;
}

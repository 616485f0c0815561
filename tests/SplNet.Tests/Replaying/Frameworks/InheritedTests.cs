using SplNet.Replaying.Frameworks;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>A test that a derived class inherits: the stack tells the method, and not the class that runs it.</summary>
public class InheritedTests
{
    [Fact]
    public void InheritedTest_IsRefused()
    {
        var refusal = StackedTest.Find("Xunit.FactAttribute")!.Running().Refusal;
        Assert.Contains("SplNet.Tests.Replaying.Frameworks.InheritedTests is inherited", refusal, StringComparison.Ordinal);
        Assert.Contains("seal it", refusal, StringComparison.Ordinal);
    }
}

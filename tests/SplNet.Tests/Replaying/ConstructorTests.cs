using SplNet.Tests.Experiments;

namespace SplNet.Tests.Replaying;

/// <summary>A class whose constructor takes something from xUnit.</summary>
public class ConstructorTests(ITestOutputHelper output)
{
    [Fact]
    public void ConstructorWithParameters_IsRefused()
    {
        output.WriteLine("Its result comes here as well:");
        var experiment = new Experiment((work, mean) => mean(work) < 1.Seconds()) { Options = Watched.Quickest, ["work"] = Work.Of(100) };
        Assert.Contains("has a constructor with parameters", Watched.Problem(experiment), StringComparison.Ordinal);
    }
}

using SplNet.Measuring;

namespace SplNet.Tests.Measuring;

/// <summary>The time between garbage collections, as the warm-up sees it.</summary>
public class CollectionPaceTests
{
    [Fact]
    public void CollectionInEachIteration_IsAsLongAsTheIteration()
    {
        var pace = new CollectionPace();
        for (var iteration = 0; iteration < 100; iteration++)
        {
            GC.Collect(0);
            pace.Observe(1000);
        }

        Assert.InRange(pace.NanosecondsPerCollection, 100, 1000); // other tests of the process may collect too
    }

    [Fact]
    public void NoCollection_HasNoPace() => Assert.True(new CollectionPace().NanosecondsPerCollection > 1e9);
}

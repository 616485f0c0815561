using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class AbandonedTestTests
{
    [Fact]
    public void TestAbandonedByXunit_IsNoLongerMeasured()
    {
        TestContext.Current.CancelCurrentTest();
        var end = Assert.Throws<OperationCanceledException>(static () => Requirement.Leaner(Work.Little, Work.Much).Assert());
        Assert.StartsWith("The test framework has given up this test", end.Message, StringComparison.Ordinal);
        Assert.Equal(TestContext.Current.CancellationToken, end.CancellationToken);
    }
}

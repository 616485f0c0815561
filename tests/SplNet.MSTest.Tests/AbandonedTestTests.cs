using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class AbandonedTestTests
{
    public TestContext TestContext { get; set; } = null!;

    [TestMethod]
    public void TestAbandonedByMSTest_IsNoLongerMeasured()
    {
        TestContext.CancellationTokenSource.Cancel();
        var end = Assert.ThrowsExactly<OperationCanceledException>(() => Requirement.Leaner(Work.Little, Work.Much).Assert());
        StringAssert.StartsWith(end.Message, "The test framework has given up this test", StringComparison.Ordinal);
    }

    // MSTest waits for such a test, which decides by the token itself.
    [TestMethod]
    [Timeout(600_000, CooperativeCancellation = true)]
    public void TestThatCooperates_IsMeasured()
    {
        if (!MeasuringProcess.IsThis)
            TestContext.CancellationTokenSource.Cancel();
        Requirement.Leaner(Work.Little, Work.Much).Assert();
    }
}

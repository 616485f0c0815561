using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class AsynchronousTests
{
    [TestMethod]
    public async Task ExperimentAfterAnAwait_IsMeasured()
    {
        await Task.Yield();
        Requirement.Leaner(Work.Little, Work.Much).Assert();
    }

    [TestMethod]
    public async ValueTask ExperimentInAHelperAfterAnAwait_IsMeasured() => Assert.IsTrue(await EvaluateLaterAsync());

    private static async Task<bool> EvaluateLaterAsync()
    {
        await Task.Yield();
        return Engine.Evaluate(Requirement.Leaner(Work.Little, Work.Much));
    }
}

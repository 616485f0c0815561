using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class AsynchronousTests
{
    [Fact]
    public async Task ExperimentAfterAnAwait_IsMeasured()
    {
        await Task.Yield();
        Requirement.Leaner(Work.Little, Work.Much).Assert();
    }

    [Fact]
    public async ValueTask ExperimentInAHelperAfterAnAwait_IsMeasured() => Assert.True(await EvaluateLaterAsync());

    private static async Task<bool> EvaluateLaterAsync()
    {
        await Task.Yield();
        return Engine.Evaluate(Requirement.Leaner(Work.Little, Work.Much));
    }
}

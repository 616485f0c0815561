using SplNet.Replaying;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Replaying;

/// <summary>A test whose own clean-up fails in the measuring process, after the measurement.</summary>
public sealed class CleanUpTests : IDisposable
{
    public void Dispose()
    {
        if (ReplaySession.Current is not null)
            throw new NotSupportedException("fails in Dispose");
    }

    [Fact]
    public void FailingDispose_KeepsTheMeasurementAndIsNoted()
    {
        var experiment = new Experiment((work, mean) => mean(work) < 1.Seconds()) { Options = Watched.Quickest, ["work"] = Work.Of(100) };
        var result = Watched.Run(experiment);
        Assert.Equal(Verdict.Pass, result.Verdict);
        Assert.Single(result.Notes, static note => note.Contains(
            "After the measurement the test failed in the measuring process: System.NotSupportedException: fails in Dispose",
            StringComparison.Ordinal));
    }

    [Trait("Category", "Long")]
    [Fact]
    public void ForegroundThread_IsStoppedSoonAndNoted()
    {
        var experiment = new Experiment((work, mean) => mean(work) < 1.Seconds())
        {
            Options = Watched.Quickest with { Runs = 2 }, // each is waited for
            ["work"] = Work.Of(100).SetUp(static () => new Thread(static () => new ManualResetEventSlim().Wait()).Start()),
        };
        var result = Watched.Run(experiment);
        Assert.Equal(Verdict.Pass, result.Verdict);
        Assert.Contains(result.Notes, static note => note.Contains("was ended", StringComparison.Ordinal));
    }
}

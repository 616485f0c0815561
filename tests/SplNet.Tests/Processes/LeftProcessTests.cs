using System.Diagnostics;
using SplNet.Replaying;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Processes;

/// <summary>What a test starts and leaves runs once for each measuring process, which must not stay.</summary>
public sealed class LeftProcessTests
{
    [Fact]
    public void ProcessLeftRunningByTheTest_EndsWithEachMeasuringProcess()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Other systems have no sleep, or nothing that finds it.");
        if (ReplaySession.Current is not null)
            Process.Start("sleep", "600").Dispose();
        var experiment =
            new Experiment((work, allocated) => allocated(work) < 1.Megabytes()) { Options = Watched.OfBytes, ["work"] = Work.Of(100) };
        Assert.True(Watched.Run(experiment).Passed);
    }
}

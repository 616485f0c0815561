using SplNet.Evaluation;
using SplNet.Machine;
using SplNet.Tests.Results.Reports;

namespace SplNet.Tests.Evaluation;

/// <summary>Warnings of a machine that does other work.</summary>
public class MachineWarningsTests
{
    // As if others had worked for months within the last second.
    private static readonly MachineUse LongAgo = new() { BusySeconds = -1e7, OwnSeconds = 0 };

    [Fact]
    public void Warning_IsReportedOnce()
    {
        Assert.SkipUnless(MachineUse.Take().BusySeconds is not null, "Only Linux tells of the work of others.");
        MachineWarnings.New(MachineDuring.Since(LongAgo), SampleResult.Slower.Operands);
        Assert.Empty(MachineWarnings.New(MachineDuring.Since(LongAgo), SampleResult.Slower.Operands));
    }

    [Fact]
    public void NothingMeasured_NeedsNoWarning() => Assert.Empty(MachineWarnings.New(MachineDuring.Since(LongAgo), []));

    [Fact]
    public void OtherWork_IsInEveryResult()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux tells of the work of others.");
        var environment = Watched.Run(
            new Experiment((work, mean) => mean(work) < 1.Seconds()) { Options = Watched.Quickest, ["work"] = Work.Of(100) }).Environment!;
        Assert.True(environment.OtherWork >= 0, $"{environment.OtherWork}");
        Assert.False(string.IsNullOrEmpty(environment.System));
        Assert.Equal("concurrent", environment.Collector);
    }
}

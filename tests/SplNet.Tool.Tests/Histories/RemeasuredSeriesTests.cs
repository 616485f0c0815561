using SplNet.Evaluation.ResultDocuments;
using SplNet.History.Measurements;
using SplNet.Statements.Requirements;
using SplNet.Tool.Histories;
using SplNet.Tool.Requirements;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary>Series that are found among requirements again.</summary>
public sealed class RemeasuredSeriesTests
{
    // A search among commits, and the commands that are told, name the operand at another place than its requirement.
    [Fact]
    public void SelfInARequirement_IsQualified()
    {
        var home = HomeAssembly.Load(Built.Stated);
        var requirements = SplRequirements.Of(home, new RequirementSettings(home, []));

        var series = RemeasuredSeries.Find(new SeriesName("SplNet.Tests.Stated", "small is lean", "SELF", "mean", "ns"), requirements);

        Assert.NotNull(series);
        Assert.Equal(("SELF", "SplNet.Tests.Stated.Buffers.Small"), (series.Operand.ToString(), series.Named));
    }

    [Fact]
    public void SeriesOfADifferentFramework_IsNotMeasuredWithThisBuild()
    {
        var home = HomeAssembly.Load(Built.Stated);
        var requirements = SplRequirements.Of(home, new RequirementSettings(home, []));
        SeriesName Of(string framework) => new("SplNet.Tests.Stated", "small is lean", "SELF", "mean", "ns") { Framework = framework };

        Assert.NotNull(RemeasuredSeries.Find(Of(MeasuredFramework.Of(Built.Stated, runtime: null)!), requirements));
        Assert.Null(RemeasuredSeries.Find(Of("net10.0-windows7.0"), requirements));
    }
}

using SplNet.Calibration.Streams;
using SplNet.History.Confirming;

namespace SplNet.Calibration.Tests;

/// <summary>Streams of commits; docs/calibration.md has the full tables.</summary>
public sealed class StreamTests(ITestOutputHelper output)
{
    private const double FalsePerCommit = 0.01;

    [Fact]
    public void TypicalStream_ConfirmsRealChangesAndFewOthers()
    {
        var cell = Assert.Single(new StreamStudy(1000, seed: 20_261_031).Run([StreamScenarios.Typical], withOthers: false));
        var (quiet, planted) = (cell.Quiet, cell.Planted);
        output.WriteLine(
            $"{quiet.False} and {planted.False} false of {quiet.Commits} commits each, " +
            $"{0.6 * quiet.Blocks / quiet.Commits:0.0} s a commit");

        Assert.InRange(cell.Placebo.Tau!.Value, 0, ChangeMargin.Negligible);
        Assert.False(new Rate(quiet.False + planted.False, quiet.Commits + planted.Commits).Exceeds(FalsePerCommit));
        Assert.InRange(0.6 * quiet.Blocks / quiet.Commits, 1, 10);
        Assert.False(Found("+5 %").FallsBelow(0.98));
        Assert.False(Found("+20 %").FallsBelow(0.98));
        Assert.False(Found("+2 %").FallsBelow(0.95));
        Assert.False(Found("+0.3 % × 20").FallsBelow(0.95));
        Assert.Equal(0, Median("+5 %"));
        Assert.InRange(Median("+2 %"), 0, 10);

        Rate Found(string kind) => new(planted.Found[kind].Delays.Count, planted.Found[kind].Planted);
        int Median(string kind) => planted.Found[kind].Delays.Order().ElementAt((planted.Found[kind].Delays.Count - 1) / 2);
    }

    // Two sessions that must each show it beyond a margin of τ find +2 % in four of ten series.
    [Fact]
    public void SessionsThatDisagree_FindTheChangeTogether()
    {
        var scenario = StreamScenarios.Typical with { Name = "τ = 1.5 %", Tau = 0.015 };
        var cell = Assert.Single(new StreamStudy(1000, seed: 7).Run([scenario], withOthers: false));
        Assert.InRange(cell.Placebo.Tau!.Value, 0.012, 0.018);
        Assert.False(new Rate(cell.Quiet.False + cell.Planted.False, cell.Quiet.Commits + cell.Planted.Commits).Exceeds(FalsePerCommit));
        var (planted, delays) = cell.Planted.Found["+2 %"];
        Assert.False(new Rate(delays.Count, planted).FallsBelow(0.95));
    }

    // What moves by alignment is labelled by the commits that moved it, also where it took two; and what code there
    // is besides is still found.
    [Fact]
    public void MovedLayouts_RarelyAlarm()
    {
        var scenario = StreamScenarios.All.Single(static scenario => scenario.Layout > 0 && scenario.Tau == 0);
        var cell = Assert.Single(new StreamStudy(2000, seed: 11).Run([scenario], withOthers: false));
        output.WriteLine($"{cell.Quiet.Layout} alarms and {cell.Quiet.Labelled} labels in {cell.Quiet.Commits} commits");
        Assert.False(new Rate(cell.Quiet.Layout, cell.Quiet.Commits).Exceeds(FalsePerCommit));
        Assert.InRange(cell.Quiet.Labelled, 100, int.MaxValue);
        var (planted, delays) = cell.Planted.Found["+0.3 % × 20"];
        Assert.False(new Rate(delays.Count, planted).FallsBelow(0.95));
    }

    [Fact]
    public void ChangeHiddenByTheMedian_IsFoundInEverySeries()
    {
        var cell = Assert.Single(new StreamStudy(300, seed: 3).Run([StreamScenarios.MostSlower], withOthers: false));
        var (planted, delays) = cell.Planted.Found["+5 %"];
        Assert.Equal(60, planted);
        Assert.InRange(delays.Count, 58, 60);
    }

    // Published rules have a rate of alarms that nobody promised; here it is that of the rules and not of how they were written down.
    [Fact]
    public void PublishedRules_AlarmWithoutAChange()
    {
        var scenario = StreamScenarios.Typical with { Series = 40, Commits = 300 };
        var world = new StreamWorld(scenario, 5);
        var shares = PublishedAlarms.Rules.ToDictionary(
            static rule => rule.Name,
            rule => (double)PublishedAlarms.OnQuiet(rule, world).Alarms / scenario.Commits,
            StringComparer.Ordinal);
        Assert.InRange(shares["Otava"], 0.03, 0.3);
        Assert.InRange(shares["rustc-perf"], 0.02, 0.2);
        Assert.InRange(shares["Conbench"], 0, 0.01);
        Assert.InRange(shares["Bencher"], 0.2, 0.6);
    }

    [Fact]
    public void SameSeed_GivesTheSameStream()
    {
        var scenario = StreamScenarios.Typical with { Series = 20, Commits = 120, PlantedPerKind = 2, PlantFrom = 60, PlantSpread = 20 };
        var (once, again) = (Run(), Run());
        Assert.Equal((once.Quiet.Blocks, once.Planted.Blocks), (again.Quiet.Blocks, again.Planted.Blocks));
        Assert.Equal(once.Planted.Found["+5 %"].Delays, again.Planted.Found["+5 %"].Delays);

        StreamCell Run() => new StreamStudy(240, seed: 9).Run([scenario], withOthers: true)[0];
    }
}

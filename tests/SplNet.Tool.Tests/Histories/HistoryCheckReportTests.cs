using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

/// <summary>How a check tells what it found.</summary>
public sealed class HistoryCheckReportTests
{
    private static readonly SeriesName Bytes = new("Words", "lean", "count", "allocated", "B");

    [Theory]
    [InlineData(1.1, 1.05, 1.16, 0.0002, "+10.0 % (+5.0 % .. +16.0 %, p = 2e-4, 2 pairs)")]
    [InlineData(1.1, 1.05, double.PositiveInfinity, 4.3e-19, "+10.0 % (+5.0 % .. ∞, p < 1e-12, 2 pairs)")]
    [InlineData(double.PositiveInfinity, double.PositiveInfinity, double.PositiveInfinity, 4.3e-19, "from nothing (p < 1e-12, 2 pairs)")]
    public void Figures_ShowKnownValues(double ratio, double lower, double upper, double p, string figures)
    {
        var evidence = new ChangeEvidence
        {
            Direction = ChangeDirection.Slower,
            Baseline = MadeHistory.Commit(0),
            Claim = "claim",
            Repeat = "repeat",
            Ratio = ratio,
            Lower = lower,
            Upper = upper,
            PValue = p,
            Runs = 2,
        };
        var standing = HistoryCheckReport.Standing(
            new StoredSeries(1, Bytes.Key, Bytes),
            evidence.Event(MadeHistory.Day(1), EventKind.Confirmed, Bytes.Key, MadeHistory.Commit(1)));
        Assert.StartsWith($"MORE BYTES    Words: allocated(count) {figures} from ", standing.ToString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData((int)ChangeOutcome.NotReproduced, "not shown", "; not measured")]
    [InlineData((int)ChangeOutcome.Environment, "environment", "; not measured. The machine changed; the reference restarts here")]
    public void ChangeThatCanHaveAffectedNothing_SaysWhyItWasNotMeasured(int outcome, string word, string end)
    {
        var series = new StoredSeries(1, Bytes.Key, Bytes);
        var change = new SuspectedChange(
            series, new Suspect(Bytes.Key, ChangeDirection.Slower, 0.01), MadeHistory.Commit(0), MadeHistory.Commit(1), []);
        var evidence = new ChangeEvidence { Direction = ChangeDirection.Slower, Baseline = MadeHistory.Commit(0), Claim = "claim" };

        var line = HistoryCheckReport.Result(
            new CheckedChange(change, (ChangeOutcome)outcome, evidence, [], "count") { Unaffected = "no code differs" }, TimeSpan.Zero);

        Assert.Equal(word, line.Result);
        Assert.EndsWith(
            $"stored values proposed it, but no code that it runs changed (no code differs){end}", line.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("NaN", line.Text, StringComparison.Ordinal);
    }
}

using SplNet.Statistics;
using SplNet.Tests.Results.Reports;

namespace SplNet.Tests.Evaluation;

/// <summary>What stands of a suite's findings after the adjustment for their number.</summary>
public class SuiteFindingsTests
{
    // R: p.adjust(c(.0005, .004, .009, rep(1, 7)), "BH") gives .005, .02, .03
    [Fact]
    public void ManyExperiments_RequireStrongerEvidence()
    {
        var suite = new[] { 0.009, 0.0005, 1, 1, 1, 1, 0.004, 1, 1, 1 }.Select(Experiment);

        var findings = SuiteFindings.Of(suite, 0.01);

        Assert.Equal([0.005, 0.02, 0.03], findings.Select(static finding => Math.Round(finding.AdjustedPValue, 10)));
        Assert.Equal([true, false, false], findings.Select(static finding => finding.Stands));
    }

    [Fact]
    public void SingleExperiment_KeepsItsPValue()
    {
        var finding = Assert.Single(SuiteFindings.Of([Experiment(0.009)]));

        Assert.True(finding.Stands);
        Assert.Equal(0.009, finding.AdjustedPValue);
    }

    [Fact]
    public void InvalidExperiments_DoNotCount()
    {
        var invalid = Experiment(1) with { Verdict = Verdict.Invalid };

        Assert.True(Assert.Single(SuiteFindings.Of([Experiment(0.009), invalid, invalid])).Stands);
        Assert.Empty(SuiteFindings.Of([invalid, SampleResult.Broken]));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(double.NaN)]
    public void LevelOutsideItsRange_IsRefused(double level) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => SuiteFindings.Of([Experiment(0.009)], level));

    private static ExperimentResult Experiment(double pValue) => SampleResult.Slower with
    {
        Verdict = pValue < 1 ? Verdict.Fail : Verdict.Inconclusive,
        Comparisons =
        [
            SampleResult.Slower.Comparisons[0] with
            {
                PValue = pValue,
                Reason = pValue < 1 ? SequentialReason.ContraryEvidence : SequentialReason.CapReached,
            },
        ],
    };
}

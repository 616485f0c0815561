using SplNet.Calibration.Figures;
using SplNet.Statistics;

namespace SplNet.Calibration.Tests.Figures;

/// <summary>The decisions of figure 6 on runs that were made by hand.</summary>
public sealed class RunSelectionStudyTests
{
    private const int Trials = 50;

    [Fact]
    public void MuchSmallerSize_IsAlwaysFoundInTheRightDirection()
    {
        var decisions = RunSelectionStudy.Of(new WelchRuns(), Runs(50, 1), Runs(100, 1), 5, Trials, 1);

        Assert.Equal(Trials, decisions.Right.Count);
        Assert.Equal(0, decisions.Wrong.Count);
    }

    [Fact]
    public void SmallDifferenceBetweenUnevenRuns_IsNotFound()
    {
        var decisions = RunSelectionStudy.Of(new WelchRuns(), Runs(99, 20), Runs(100, 20), 3, Trials, 1);

        Assert.Equal(0, decisions.Wrong.Count);
        Assert.InRange(decisions.Right.Value, 0, 0.1);
    }

    // Section 6.1: the pooled test sees differences that belong to the run; with a history one run is enough not to be misled.
    [Fact]
    public void OneRun_MisleadsThePooledTestOnly()
    {
        var (sized, basis) = (Runs(100, 5), Runs(100, 5));

        var pooled = RunSelectionStudy.Of(new Welch(), sized, basis, 1, Trials, 1);
        var learnt = RunSelectionStudy.Of(new NonParametric { Resamples = 500 }, sized, basis, 1, Trials, 1);
        var ofRuns = RunSelectionStudy.Of(new PairedRuns(), sized, basis, 1, Trials, 1);

        Assert.InRange(pooled.Right.Value + pooled.Wrong.Value, 0.5, 1);
        Assert.InRange(learnt.Right.Value + learnt.Wrong.Value, 0, 0.1);
        Assert.Equal(0, ofRuns.Right.Count + ofRuns.Wrong.Count);
    }

    // Ten runs whose levels are evenly spread around the mean, with ten iterations each that hardly differ.
    private static Sample Runs(double mean, double spread) => new(
        [.. Enumerable.Range(0, 10).Select(run => new RunSample(
            [.. Enumerable.Range(0, 10).Select(iteration => mean + (spread * (run - 4.5) / 4.5) + (0.01 * iteration))]))]);
}

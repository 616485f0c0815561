using SplNet.Tool.Mutating.Measuring;
using SplNet.Tool.Tests.Checking;

namespace SplNet.Tool.Tests.Mutating.Measuring;

/// <summary>When a pair that is measured ends, and with what.</summary>
public sealed class OpenPairTests : IDisposable
{
    private readonly MutantFolder _version = new("SplNet.Tool.Tests", File.ReadAllBytes(typeof(OpenPairTests).Assembly.Location), null);
    private readonly OpenPair _pair;

    public OpenPairTests() => _pair = new OpenPair(new MutantAtTest("m", _version, 0.05), new MeasuringSettings());

    public void Dispose() => _version.Dispose();

    [Fact]
    public void TotalTimeoutBeforeTwoBlocks_LeavesNoResult()
    {
        _pair.Take(Runs(1), Runs(1), isOver: true);

        Assert.Null(_pair.Next);
        Assert.False(_pair.HasResult);
    }

    [Fact]
    public void PairTimeoutBeforeTwoBlocks_IsReportedAsItsFailure()
    {
        _pair.Spend(TimeSpan.FromMinutes(1), TimeSpan.Zero);
        _pair.Take([], [], isOver: false);

        Assert.Null(_pair.Next);
        Assert.Equal("Only 0 blocks were measured in 60 s; 2 are needed.", _pair.Result("test").Failure);
    }

    [Fact]
    public void LaterTotalTimeout_KeepsTheMeasurements()
    {
        _pair.Take(Runs(2), Runs(2), isOver: true);

        Assert.Null(_pair.Next);
        Assert.True(_pair.HasResult);
        Assert.Equal((2, null), (_pair.Result("test").Blocks, _pair.Result("test").Failure));
    }

    [Fact]
    public void UndecidedPair_ContinuesToTheNextAnalysis()
    {
        _pair.Take(Runs(3), Runs(3, step: 12), isOver: false);

        Assert.True(_pair.Next > 3);
    }

    // Means that go up from run to run.
    private static IReadOnlyList<RunResult> Runs(int count, int step = 5)
    {
        double[][] runs =
        [
            .. Enumerable.Range(0, count).Select(run => new double[] { 100 + (step * run), 101 + (step * run), 99 + (step * run) }),
        ];
        return Made.Experiment(Verdict.Inconclusive, runs, runs).Operands[0].Runs;
    }
}

namespace SplNet.Calibration.Tests;

/// <summary>What a search among simulated commits finds, and in how many decisions.</summary>
public sealed class BisectTests(ITestOutputHelper output)
{
    [Theory]
    [InlineData(1.1, 0.02)]
    [InlineData(1.2, 0.03)]
    [InlineData(2, 0.1)]
    public void StepAmongAThousandCommits_IsFoundInTwelveDecisions(double step, double between)
    {
        var (found, mostDecisions, meanBlocks) = new BisectStudy(1000, step, new Scenario("step", between)).Of(
            trials: 100, seed: 20_260_131);
        output.WriteLine($"{found.Count} of {found.Trials} found, at most {mostDecisions} decisions, {meanBlocks:0.#} blocks");
        Assert.InRange(found.Value, 0.95, 1);
        Assert.InRange(mostDecisions, 11, 12);
    }

    [Fact]
    public void NoStep_FindsNothing()
    {
        var (found, mostDecisions, _) = new BisectStudy(1000, 1, new Scenario("none", 0.02)).Of(trials: 100, seed: 20_260_131);
        Assert.Equal(0, found.Value);
        // ends that chance has told apart are left after ten undecided commits, or searched once more
        Assert.InRange(mostDecisions, 1, 2 * (11 + 10));
    }
}

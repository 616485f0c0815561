namespace SplNet.Integration.Tests.Frameworks;

/// <summary>Experiments that wait for their turn longer than the time limit of their test.</summary>
public sealed class TimeLimitMatrixTests(TimeLimitProjects projects) : IClassFixture<TimeLimitProjects>
{
    [Trait("Category", "Long")]
    [Theory]
    [InlineData("MSTest")]
    [InlineData("NUnit")]
    [InlineData("TUnit")]
    public async Task KnownLimit_DoesNotCountTheWaiting(string framework)
    {
        var (run, _) = await projects.RunOf(framework, TimeLimitProjects.Waits);
        Assert.True(new MatrixOutcome(Passed: 1, Failed: 0, Skipped: 0) == MatrixOutcome.Of(run.Text), run.Text);
    }

    [Trait("Category", "Long")]
    [Theory]
    [InlineData("MSTest")]
    [InlineData("xUnit.net v3")]
    public async Task UnknownLimit_EndsTheExperimentToo_AndWaitingIsReported(string framework)
    {
        var (run, end) = await projects.RunOf(framework, TimeLimitProjects.Ended);
        Assert.True(MatrixOutcome.OneFailure == MatrixOutcome.Of(run.Text), run.Text);
        Assert.Contains("timed out after 8000", run.Text, StringComparison.Ordinal);
        Assert.Contains("waits for another experiment on this machine", run.Text, StringComparison.Ordinal);
        Assert.StartsWith("The test framework has given up this test", end, StringComparison.Ordinal);
    }
}

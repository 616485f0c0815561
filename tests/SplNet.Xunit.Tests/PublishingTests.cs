using System.Text.Json;
using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class PublishingTests(ITestOutputHelper output)
{
    [Fact]
    public void EachExperiment_IsInTheOutputAndAttachedIfRequested()
    {
        Run(Requirement.Leaner(Work.Little, Work.Much), Attach.Always);
        Run(Requirement.Undecided(OnInconclusive.Fail), Attach.Always);
        Assert.Contains("PASS  lean allocates ", output.Output, StringComparison.Ordinal);
        Assert.Contains("; claimed: mean(one) < mean(other)", output.Output, StringComparison.Ordinal);
        Assert.Equal(Verdict.Pass, VerdictIn("splnet"));
        Assert.Equal(Verdict.Inconclusive, VerdictIn("splnet-2"));
        Assert.All(["report", "report-2"], static page =>
            Assert.Equal("text/html", TestContext.Current.Attachments![page].AsByteArray().MediaType));
    }

    [Fact]
    public void ExperimentThatPassed_IsNotAttachedByDefault()
    {
        Requirement.Leaner(Work.Little, Work.Much).Run();
        Assert.Empty(TestContext.Current.Attachments!);
        Run(Requirement.Undecided(OnInconclusive.Fail), Attach.NotPassed);
        Assert.Equal(["report", "splnet"], TestContext.Current.Attachments!.Keys.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void InconclusiveExperiment_SkipsTheTest()
    {
        // Not Assert.ThrowsAny, which would let the exception skip this test.
        var message = string.Empty;
        try
        {
            Requirement.Undecided(OnInconclusive.Skip).Assert();
        }
        catch (Exception skip)
        {
            message = skip.Message;
        }

        Assert.StartsWith("$XunitDynamicSkip$INCONCLUSIVE  ", message, StringComparison.Ordinal);
    }

    [Fact]
    public void InconclusiveExperiment_FailsTheTestIfRequested()
    {
        var failure = Assert.Throws<ExperimentFailedException>(static () => Requirement.Undecided(OnInconclusive.Fail).Assert());
        Assert.Equal(Verdict.Inconclusive, failure.ToResult().Verdict);
        // a busy machine has that one
        Assert.DoesNotContain(failure.ToResult().Notes, static note => !note.StartsWith("Other work took ", StringComparison.Ordinal));
    }

    private static void Run(Experiment experiment, Attach when)
    {
        experiment.Options = experiment.Options with { Attach = when };
        experiment.Run();
    }

    private static Verdict VerdictIn(string attachment)
    {
        using var result = JsonDocument.Parse(TestContext.Current.Attachments![attachment].AsByteArray().ByteArray);
        return Enum.Parse<Verdict>(result.RootElement.GetProperty("verdict").GetString()!);
    }
}

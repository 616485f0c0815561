using SplNet.Replaying;
using SplNet.Tests.Experiments;
using SplNet.Tests.Launching;

namespace SplNet.Tests.Progress;

/// <summary>Where the progress of real experiments appears.</summary>
public class ShownProgressTests
{
    private const string Variable = "SPLNET_PROGRESS";

    // What may follow the name of an experiment; whether it waits or takes long is up to the machine.
    private static readonly string[] Additions = [": block ", ": waits ", " after "];

    [Fact]
    public async Task ProgramWithoutATerminal_ShowsTheBeginningAndTheEndOfEachExperiment()
    {
        var (_, errors) = await RunAsync(null);
        Assert.Equal(
            ["experiment 1: median(less) * 2 < median(more)", "experiment 2: median(more) < median(less)"],
            errors.Where(static line => Additions.All(addition => !line.Contains(addition, StringComparison.Ordinal))));
        Assert.Contains(errors, static line => line.StartsWith("experiment 1: median(less) * 2 < median(more): Pass after 6 runs, ", StringComparison.Ordinal));
        Assert.Contains(errors, static line => line.StartsWith("experiment 2: median(more) < median(less): Fail after 6 runs, ", StringComparison.Ordinal));
    }

    [Fact]
    public async Task Off_ShowsNothing()
    {
        var (_, errors) = await RunAsync("Off");
        Assert.Empty(errors);
    }

    [Fact]
    public void Lines_InATest_GoToItsOutput()
    {
        if (ReplaySession.Current is null)
            Assert.DoesNotContain("block 1 of", TestContext.Current.TestOutputHelper!.Output, StringComparison.Ordinal);
        Watched.Run(new Experiment((quick, mean) => mean(quick) < 1.Seconds())
        {
            Options = Watched.Quickest with { Progress = ProgressDisplay.Lines },
            ["quick"] = Work.Of(10),
        });
        var output = TestContext.Current.TestOutputHelper!.Output;
        Assert.Contains($": mean(quick) < 1.Seconds(){Environment.NewLine}", output, StringComparison.Ordinal);
        Assert.Contains(": Pass after 3 runs", output, StringComparison.Ordinal);
    }

    private static async Task<(string[] Output, string[] Errors)> RunAsync(string? progress)
    {
        var previous = Environment.GetEnvironmentVariable(Variable);
        Environment.SetEnvironmentVariable(Variable, progress);
        try
        {
            using var program = ProgramRun.Start("Sequence");
            Assert.Equal(0, (await program.EndAsync()).ExitCode);
            return (await program.LinesAsync());
        }
        finally
        {
            Environment.SetEnvironmentVariable(Variable, previous);
        }
    }
}

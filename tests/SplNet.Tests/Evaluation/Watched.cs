using SplNet.Replaying;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Evaluation;

/// <summary>Evaluates experiments, and sees to it that each ends within a bound and leaves no process and no file behind.</summary>
internal static class Watched
{
    // Proves only that there is a bound, on a machine that may be busy: the time budget of 60 s, and the launch during which it ends.
    // Waiting for the turn to measure does not count.
    private const double BoundSeconds = 120;

    private static readonly TimeSpan KilledProcessesAreGone = TimeSpan.FromSeconds(5);

    public static ExperimentOptions Quick { get; } = new()
    {
        Runs = 5,
        Iterations = 5,
        IterationTime = TimeSpan.FromMilliseconds(1),
        LaunchTimeout = TimeSpan.FromSeconds(20),
        Engine = ExperimentOptions.Default.Engine,
    };

    /// <summary>Enough for a claim that is true by orders of magnitude.</summary>
    public static ExperimentOptions Quickest { get; } = Quick with { Runs = 3 };

    /// <summary>Two runs: enough for a claim on bytes, of which every run counts the same.</summary>
    public static ExperimentOptions OfBytes { get; } = Quick with { Runs = 2 };

    /// <summary>
    /// Three runs where they decide, and more where a busy machine disturbs them: for tests that a claim on times passes or fails.
    /// </summary>
    public static ExperimentOptions UntilDecided { get; } = Quick with { Runs = null, MaxRuns = 15 };

    public static ExperimentResult Run(Experiment experiment)
    {
        // In the measuring process the experiment does not come back.
        if (ReplaySession.Current is not null)
            return experiment.Run();
        using var folder = new TemporaryFolder();
        var result = experiment.Run();
        Assert.True(result.Seconds < BoundSeconds, $"The experiment took {result.Seconds} s.{Environment.NewLine}{result}");
        Assert.True(
            SpinWait.SpinUntil(() => folder.Processes().Count == 0, KilledProcessesAreGone),
            $"Processes were left: {string.Join(", ", folder.Processes())}.{Environment.NewLine}{result}");
        Assert.Empty(folder.Files());
        return result;
    }

    /// <summary>Runs an experiment that must be invalid, and gives what it says.</summary>
    public static string Problem(Experiment experiment)
    {
        var result = Run(experiment);
        Assert.True(result.Verdict == Verdict.Invalid, $"Invalid was expected.{Environment.NewLine}{result}");
        Assert.False(result.Passed);
        return string.Join(Environment.NewLine, result.Problems);
    }
}

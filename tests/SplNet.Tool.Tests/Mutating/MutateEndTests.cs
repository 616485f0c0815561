using SplNet.Mutations.Results;
using SplNet.Tool.Mutating;
using SplNet.Tool.Mutating.Reporting;
using SplNet.Tool.Tests.Mutating.Reporting;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>How a run ends.</summary>
public sealed class MutateEndTests
{
    private static readonly MutantResult Killed = MutationSamples.Mutant("CAP-1", MutationSamples.Pair("a", 1.3, 0.001));
    private static readonly MutantResult Survived = MutationSamples.Mutant("CAP-2", MutationSamples.Pair("a", 1, 0.9));
    private static readonly MutantResult Noisy = MutationSamples.Mutant("CAP-3", MutationSamples.Pair("a", 1, 0.9, isNoisy: true));

    [Fact]
    public void Survivors_AreNotAFailureWithoutALimit()
    {
        Assert.Equal(ExitCode.Ok, MutateEnd.Of(MutationSamples.Run(Killed, Survived), null));
        Assert.Equal(ExitCode.Ok, MutateEnd.Of(MutationSamples.Run(Killed, Survived), 0.5));
        Assert.Equal(ExitCode.Fail, MutateEnd.Of(MutationSamples.Run(Killed, Survived), 0.51));
        Assert.Equal(
            "The score is 1 of 2, 50 % at 5 %, below --break-at 51: 1 mutant survived.",
            MutateEnd.BelowLimit(MutationSamples.Run(Killed, Survived), 0.51));
    }

    [Fact]
    public void NoiseAndBudget_AreInconclusive() =>
        Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(MutationSamples.Run(Killed, Noisy), null));

    [Fact]
    public void MutantsUncountedForLackOfTime_AreInconclusiveAndIgnored()
    {
        var run = MutationSamples.Run(Killed, Survived, MutationSamples.Mutant("CAP-5") with { Status = MutantStatus.NotCounted });

        Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(run, null));
        Assert.Equal(2, run.Scores.Total[0].Mutants);
        Assert.Contains("Run the same command again. It continues where it stopped, with a new budget.", CertaintyReport.Advice(run));
    }

    [Fact]
    public void NothingToMutate_HasNothingToRun() => Assert.Equal(ExitCode.NothingToRun, MutateEnd.Of(MutationSamples.Run(), 0.5));

    [Fact]
    public void IgnoredMutants_AreDistinguishedFromNone()
    {
        var failed = MutationSamples.Counted("a");
        var run = MutationSamples.Run(MutationSamples.Mutant(
            "CAP-1", failed with { Counts = failed.Counts with { Ending = PairEnding.Exited, Failure = "it ended with 3" } }));
        Assert.StartsWith("None of 1 mutant counts", CertaintyReport.Sentence(run), StringComparison.Ordinal);
        Assert.Equal("There is nothing to mutate", CertaintyReport.Sentence(MutationSamples.Run()));
    }

    [Fact]
    public void PairThatCouldNotBeMeasured_IsReported() => Assert.Equal(
        ExitCode.NotMeasured,
        MutateEnd.Of(MutationSamples.Run(Killed, MutationSamples.Mutant("CAP-4", MutationSamples.Failed("a"))), null));

    [Fact]
    public void ScreenOnly_RequiresNoScore()
    {
        var run = MutationSamples.Run(MutationSamples.Mutant("CAP-1", MutationSamples.Counted("a")));
        Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(run, null));
        Assert.Equal(ExitCode.Ok, MutateEnd.Of(run with { Settings = run.Settings with { ScreenOnly = true } }, null));
        Assert.Equal("The tests run 1 of 1 mutant differently; none was measured", CertaintyReport.Sentence(run));
    }
}

using SplNet.Mutations.Results;
using SplNet.Tool.Mutating;
using SplNet.Tool.Mutating.Telling;
using SplNet.Tool.Tests.Mutating.Telling;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>How a run ends.</summary>
public sealed class MutateEndTests
{
    private static readonly MutantResult Killed = Told.Mutant("CAP-1", Told.Pair("a", 1.3, 0.001));
    private static readonly MutantResult Survived = Told.Mutant("CAP-2", Told.Pair("a", 1, 0.9));
    private static readonly MutantResult Noisy = Told.Mutant("CAP-3", Told.Pair("a", 1, 0.9, isNoisy: true));

    [Fact]
    public void Survivors_AreNoFailure_ButForALimit()
    {
        Assert.Equal(ExitCode.Ok, MutateEnd.Of(Told.Run(Killed, Survived), null));
        Assert.Equal(ExitCode.Ok, MutateEnd.Of(Told.Run(Killed, Survived), 0.5));
        Assert.Equal(ExitCode.Fail, MutateEnd.Of(Told.Run(Killed, Survived), 0.51));
        Assert.Equal("The score is 1 of 2 decided mutants, 50 % at 5 %, below --break-at 51: 1 mutant survived.", MutateEnd.BelowLimit(Told.Run(Killed, Survived), 0.51));
    }

    [Fact]
    public void UndecidedMutants_AreNotPartOfTheLimit()
    {
        var run = Told.Run(Killed, Noisy, Told.Mutant("CAP-4", Told.Counted("a")));
        Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(run, 1));
        Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(Told.Run(Noisy), 0.5));
    }

    [Fact]
    public void ScoreBelowTheLimit_ListsUndecidedMutantsSeparately() =>
        Assert.Equal(
            "The score is 1 of 2 decided mutants, 50 % at 5 %, below --break-at 60: 1 mutant survived. The score leaves out 2 undecided mutants: 1 inconclusive, 1 not measured.",
            MutateEnd.BelowLimit(Told.Run(Killed, Survived, Noisy, Told.Mutant("CAP-4", Told.Counted("a"))), 0.6));

    [Fact]
    public void NoiseAndBudget_AreInconclusive() => Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(Told.Run(Killed, Noisy), null));

    [Fact]
    public void MutantsThatTheBudgetLeftUncounted_AreInconclusive_AndCountForNothing()
    {
        var run = Told.Run(Killed, Survived, Told.Mutant("CAP-5") with { Status = MutantStatus.NotCounted });

        Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(run, null));
        Assert.Equal(2, run.Scores.Total[0].Mutants);
        Assert.Contains("Run the same command again. It continues where it stopped, with a new budget.", ToldCertainty.Advice(run));
    }

    [Fact]
    public void NothingToMutate_IsNothingToRun() => Assert.Equal(ExitCode.NothingToRun, MutateEnd.Of(Told.Run(), 0.5));

    [Fact]
    public void MutantsThatCountForNothing_AreToldApartFromNone()
    {
        var failed = Told.Counted("a");
        var run = Told.Run(Told.Mutant("CAP-1", failed with { Counts = failed.Counts with { Ending = PairEnding.Exited, Failure = "it ended with 3" } }));
        Assert.StartsWith("None of 1 mutant counts", ToldCertainty.Sentence(run), StringComparison.Ordinal);
        Assert.Equal("There is nothing to mutate", ToldCertainty.Sentence(Told.Run()));
    }

    [Fact]
    public void PairThatCouldNotBeMeasured_IsTold() => Assert.Equal(ExitCode.NotMeasured, MutateEnd.Of(Told.Run(Killed, Told.Mutant("CAP-4", Told.Failed("a"))), null));

    [Fact]
    public void ScreenOnly_AsksForNoScore()
    {
        var run = Told.Run(Told.Mutant("CAP-1", Told.Counted("a")));
        Assert.Equal(ExitCode.Inconclusive, MutateEnd.Of(run, null));
        Assert.Equal(ExitCode.Ok, MutateEnd.Of(run with { Settings = run.Settings with { ScreenOnly = true } }, null));
        Assert.Equal("The tests run 1 of 1 mutant differently; none was measured", ToldCertainty.Sentence(run));
    }
}

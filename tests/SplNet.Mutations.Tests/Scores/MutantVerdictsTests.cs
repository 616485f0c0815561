using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Mutations.Tests.Results;

namespace SplNet.Mutations.Tests.Scores;

/// <summary>What becomes of a mutant.</summary>
public sealed class MutantVerdictsTests
{
    [Fact]
    public void MutantWithoutTests_IsNotCovered() => Assert.Equal(MutantStatus.NoCoverage, Made.Decided("CAP-1").Status);

    [Fact]
    public void MutantThatNoTestRunsDifferently_HasNotSurvived()
    {
        var mutant = Made.Decided("CAP-1", Made.Same("a"), Made.Same("b"));
        Assert.Equal(MutantStatus.NotExecutedDifferently, mutant.Status);
        Assert.StartsWith("2 tests enter the method", mutant.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void CountedMutant_WaitsForMeasurement() => Assert.Equal(
        (MutantStatus.NotMeasured, "the budget ended before it"),
        (Made.Decided("CAP-1", Made.Counted("a")).Status, Made.Decided("CAP-1", Made.Counted("a")).Reason));

    [Fact]
    public void SlowTest_KillsAtTheShownThresholds()
    {
        var mutant = Made.Decided("CAP-1", Made.Measured("a", 1.08, 0.001, 0.9), Made.Same("b"));
        Assert.Equal((MutantStatus.Killed, MutantStatus.Survived), (mutant.At(0.05), mutant.At(0.1)));
        Assert.Equal(["a"], mutant.Verdicts[0].KilledBy);
        Assert.Equal("slower by more than 5 % in a, ratio 1.08 [1.07 .. 1.09]", mutant.Reason);
    }

    // 0.03 alone is below the level; of two tests twice that is not.
    [Fact]
    public void SeveralTests_AreCorrectedForMultiplicity()
    {
        Assert.Equal(MutantStatus.Killed, Made.Decided("CAP-1", Made.Measured("a", 1.08, 0.03, 1)).Status);
        var both = Made.Decided("CAP-1", Made.Measured("a", 1.08, 0.03, 1), Made.Measured("b", 1, 0.9, 1));
        Assert.Equal(MutantStatus.Inconclusive, both.Status);
        Assert.Equal(
            "slower by more than 5 % by one test's interval, but not surely so over all tests and interim analyses: " +
            "a, ratio 1.08 [1.07 .. 1.09]",
            both.Reason);
        Assert.Equal([0.06, 0.9], both.Pairs.Select(static pair => pair.At(0.05)!.AdjustedPValue));
    }

    [Fact]
    public void NoisyMachine_MakesTheMutantInconclusiveAndNeverSurvived()
    {
        var mutant = Made.Decided("CAP-1", Made.Measured("a", 1, 0.5, 0.6, isNoisy: true), Made.Measured("b", 1, 1, 1));
        Assert.Equal(MutantStatus.Inconclusive, mutant.Status);
        Assert.Contains("too noisy to see 5 %: a", mutant.Reason, StringComparison.Ordinal);
    }

    // A wide interval, all of it above 5 and 10 %: nobody can say that the test would not notice, and noise is not the reason.
    [Fact]
    public void WithheldSlowdown_IsInconclusiveAtEachThresholdAndSaysWhy()
    {
        var pair = Made.Measured("a", 1.285, 1, 1);
        var mutant = Made.Decided("CAP-1", pair with
        {
            Measured = pair.Measured! with
            {
                Lower = 1.168,
                Upper = 1.404,
                Thresholds = [new(0.05, 1, false) { IsWithheld = true }, new(0.1, 1, false) { IsWithheld = true }],
            },
        });

        Assert.Equal((MutantStatus.Inconclusive, MutantStatus.Inconclusive), (mutant.At(0.05), mutant.At(0.1)));
        Assert.Equal(
            "slower by more than 5 % only when time lost to other processes is excluded, which is not evidence: " +
            "a, ratio 1.285 [1.168 .. 1.404]",
            mutant.Reason);
    }

    // An interval may be wide, and still exclude the slowdown.
    [Fact]
    public void WideIntervalThatExcludesTheThreshold_IsConclusive() =>
        Assert.Equal(MutantStatus.Survived, Made.Decided("CAP-1", Made.Measured("a", 0.7, 1, 1, isNoisy: true)).Status);

    [Fact]
    public void TestThatFailsOrHangs_ExcludesThePerformanceMutant()
    {
        Assert.Equal(
            (MutantStatus.Invalid, "a fails with it: it is gone"),
            (Made.Decided("CAP-1", Ending(PairEnding.Crashed)).Status, Made.Decided("CAP-1", Ending(PairEnding.Crashed)).Reason));
        Assert.Equal(MutantStatus.Timeout, Made.Decided("CAP-1", Ending(PairEnding.Hung)).Status);
    }

    [Theory]
    [InlineData(MutantStatus.Ignored)]
    [InlineData(MutantStatus.CompileError)]
    [InlineData(MutantStatus.Equivalent)]
    [InlineData(MutantStatus.Invalid)]
    [InlineData(MutantStatus.Timeout)]
    public void EarlierDecision_IsKept(object status) =>
        Assert.Equal((MutantStatus)status, MutantVerdicts.Decide(Made.Ended("CAP-1", (MutantStatus)status), Made.Settings).Status);

    [Fact]
    public void RequirementOfBytes_KillsByCountsAlone()
    {
        var mutant = MutantVerdicts.Decide(
            Made.Mutant("CAP-1", Made.Counted("a")) with
            {
                Limits = [new LimitOutcome("CAP-1", "lean", HoldsWithout: true, HoldsMutated: false) { Tests = ["a"] }],
            },
            Made.Settings);
        Assert.Equal((MutantStatus.Killed, "lean holds without it but not with it, by exact counts"), (mutant.Status, mutant.Reason));
    }

    private static TestedPair Ending(PairEnding ending) =>
        Made.Counted("a") with { Counts = Made.Counted("a").Counts with { Ending = ending, Failure = "it is gone\n  at A.B()" } };
}

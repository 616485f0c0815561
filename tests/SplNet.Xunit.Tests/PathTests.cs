using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class PathTests
{
    [Fact]
    public void SecondExperiment_SeesTheResultOfTheFirst()
    {
        using var journal = Journal.Open();
        var first = Requirement.Leaner(Work.Little, Work.Much).Run();
        Journal.Write($"{first.Verdict} {first.Seed}");
        var limit = (first.Operands[0].AllocatedBytes * 2).Bytes();
        new Experiment((lean, allocated) => allocated(lean) < limit)
        {
            ["lean"] = Operand.Of(() => Work.Of(Work.Little)),
            Options = Requirement.Brief,
        }.Assert();
        Assert.Equal(2, journal.Processes().Count(process => process.Contains($"Pass {first.Seed}", StringComparer.Ordinal)));
    }

    [Fact]
    public void AnotherExperimentInTheReplay_IsInvalid()
    {
        if (MeasuringProcess.IsThis)
            Requirement.Undecided(OnInconclusive.Fail).Run();
        IsInvalid("The test ran differently in the measuring process: it reached the experiment 'mean(one) < mean(other)'");
    }

    [Fact]
    public void NoExperimentInTheReplay_IsInvalid()
    {
        if (!MeasuringProcess.IsThis)
            IsInvalid("The test ended in the measuring process before it reached the experiment");
    }

    [Fact]
    public void FailureInTheReplay_IsInvalidAndReported()
    {
        if (MeasuringProcess.IsThis)
            throw new InvalidOperationException("Only here.");
        IsInvalid("InvalidOperationException: Only here.");
    }

    private static void IsInvalid(string reason)
    {
        var failure = Assert.Throws<ExperimentFailedException>(() => Requirement.Leaner(Work.Little, Work.Much).Assert());
        Assert.Equal(Verdict.Invalid, failure.ToResult().Verdict);
        Assert.Contains(reason, failure.Message, StringComparison.Ordinal);
    }
}

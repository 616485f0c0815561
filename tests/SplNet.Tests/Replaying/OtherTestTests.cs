using SplNet.Measuring;
using SplNet.Replaying;
using SplNet.Testing;
using SplNet.Tests.Experiments;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Replaying;

/// <summary>Experiments of tests that a framework runs before the wanted one, since that depends on them.</summary>
public sealed class OtherTestTests
{
    private readonly Experiment _wanted = Limit();

    [Fact]
    public void ExperimentOfAnotherTest_Passes_AndIsNotCounted()
    {
        var isInOther = true;
        var measured = new List<Operand>();
        var session = SessionOf(_wanted, measured);
        session.IsInOtherTest = () => isInOther;
        var other = new Experiment((other, median) => median(other) < 2.Seconds()) { ["other"] = Work.Of(100) };
        Assert.Equal((Verdict.Pass, other.Text), (session.Reach(other, other.Site).Verdict, session.Reach(other, other.Site).Formula));
        Assert.Equal(Verdict.Pass, session.Reach(_wanted, _wanted.Site).Verdict);
        Assert.Empty(measured);
        Assert.False(session.IsReached);

        isInOther = false;
        Assert.Throws<MeasurementCompletedException>(() => session.Reach(_wanted, _wanted.Site));
        Assert.Single(measured);
        Assert.True(session.IsOver);
    }

    [Fact]
    public void OtherExperimentOfTheWantedTest_IsAnotherPath()
    {
        var other = new Experiment((other, median) => median(other) < 2.Seconds()) { ["other"] = Work.Of(100) };
        Assert.Contains("takes another path", Assert.Throws<UnreplayableTestException>(() => SessionOf(_wanted, []).Reach(other, other.Site)).Message, StringComparison.Ordinal);
    }

    private static Experiment Limit() => new((sound, mean) => mean(sound) < 1.Seconds()) { ["sound"] = Work.Of(100) };

    private static ReplaySession SessionOf(Experiment wanted, List<Operand> measured) => new(
        new ReplayScript([], wanted.Site, "sound"),
        (operand, _) =>
        {
            measured.Add(operand);
            return WrittenReadings.Of(1);
        });
}

using SplNet.Measuring;
using SplNet.Replaying;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Shared;
using SplNet.UnitTests;
using MeasuringProcess = SplNet.Child.MeasuringProcess;

namespace SplNet.Tests.Replaying;

/// <summary>Experiments of tests that a framework runs before the wanted one, since that depends on them.</summary>
public sealed class OtherTestTests
{
    private readonly Experiment _wanted = Limit();

    [Fact]
    public void ExperimentOfAnotherTest_PassesAndIsNotCounted()
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
        var problem = Assert.Throws<UnreplayableTestException>(() => SessionOf(_wanted, []).Reach(other, other.Site)).Message;
        Assert.Contains("ran differently in the measuring process", problem, StringComparison.Ordinal);
        Assert.EndsWith("or what a test before it left in a static field.", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void ExperimentRefusedByTheParent_IsRefusedAgainAndNotCounted()
    {
        var isOutside = true;
        var measured = new List<Operand>();
        var session = SessionOf(_wanted, measured);
        session.IsOutsideOfTest = () => isOutside;
        var other = new Experiment((other, median) => median(other) < 2.Seconds()) { ["other"] = Work.Of(100) };
        var refused = session.Reach(other, other.Site);
        Assert.Equal((Verdict.Invalid, other.Text), (refused.Verdict, refused.Formula));
        Assert.StartsWith("No test and no program is running here", Assert.Single(refused.Problems), StringComparison.Ordinal);
        Assert.False(session.IsReached);

        isOutside = false;
        Assert.Throws<MeasurementCompletedException>(() => session.Reach(_wanted, _wanted.Site));
        Assert.Single(measured);
    }

    [Fact]
    public void MainThatEndsBeforeTheExperiment_GetsTheAdviceToWait()
    {
        var session = SessionOf(_wanted, []);
        Assert.StartsWith(
            "The program's Main ended in the measuring process",
            MeasuringProcess.Explain(new ProgramOrigin("a.dll", []), session, null),
            StringComparison.Ordinal);
        var test = new TestOrigin("none", new TestIdentity("a.dll", "A", "Void B()", null));
        Assert.StartsWith(
            "The test ended in the measuring process", MeasuringProcess.Explain(test, session, null), StringComparison.Ordinal);
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

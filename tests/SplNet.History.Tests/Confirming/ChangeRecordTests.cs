using SplNet.History.Confirming;
using SplNet.History.Proposing;

namespace SplNet.History.Tests.Confirming;

/// <summary>What follows from the answers of sessions.</summary>
public sealed class ChangeRecordTests
{
    // S shown, E excluded, U undecided, O open together with those before.
    [Theory]
    [InlineData("", 2, nameof(ChangeOutcome.Pending))]
    [InlineData("S", 2, nameof(ChangeOutcome.Pending))]
    [InlineData("S", 1, nameof(ChangeOutcome.Confirmed))]
    [InlineData("SS", 2, nameof(ChangeOutcome.Confirmed))]
    [InlineData("SS", 3, nameof(ChangeOutcome.Pending))]
    [InlineData("SSS", 3, nameof(ChangeOutcome.Confirmed))]
    [InlineData("E", 2, nameof(ChangeOutcome.NotReproduced))]
    [InlineData("U", 2, nameof(ChangeOutcome.NotReproduced))]
    [InlineData("SE", 2, nameof(ChangeOutcome.Unstable))]
    [InlineData("SU", 2, nameof(ChangeOutcome.Unstable))]
    [InlineData("SO", 2, nameof(ChangeOutcome.Pending))]
    [InlineData("SOO", 2, nameof(ChangeOutcome.Pending))]
    [InlineData("SOS", 2, nameof(ChangeOutcome.Confirmed))]
    [InlineData("SOU", 2, nameof(ChangeOutcome.Unstable))]
    [InlineData("SSE", 3, nameof(ChangeOutcome.Unstable))]
    public void Answers_DecideTheOutcome(string answers, int needed, string expected) =>
        Assert.Equal(expected, Record(answers, needed).Outcome.ToString());

    [Fact]
    public void EqualCode_IsALabelAndNotAnAlarm()
    {
        Assert.Equal(ChangeOutcome.SameCodeOtherLayout, (Record("SS") with { IsCodeEqual = true }).Outcome);
        Assert.Equal(ChangeOutcome.Pending, (Record("S") with { IsCodeEqual = true }).Outcome);
        Assert.Equal(ChangeOutcome.Unstable, (Record("SE") with { IsCodeEqual = true }).Outcome);
    }

    [Fact]
    public void Acceptance_AppliesOnlyToShownChanges()
    {
        Assert.Equal(ChangeOutcome.Accepted, (Record("SS") with { Acceptance = "safer" }).Outcome);
        Assert.Equal(ChangeOutcome.NotReproduced, (Record("E") with { Acceptance = "safer" }).Outcome);
        Assert.Equal(ChangeOutcome.Pending, (Record("S") with { Acceptance = "safer" }).Outcome);
    }

    [Fact]
    public void ThirdRefusal_IsAttributedToTheEnvironment()
    {
        var record = Record("E") with { RestartsFrom = "c7" };
        Assert.Equal(ChangeOutcome.Environment, record.Outcome);
        Assert.Equal(SeriesEvent.ReferenceRestarted("s", "c7"), record.EventFor("s", "unused"));
        Assert.Equal(ChangeOutcome.Confirmed, (Record("SS") with { RestartsFrom = "c7" }).Outcome);
    }

    [Fact]
    public void Events_FollowFromOutcomes()
    {
        Assert.Equal(SeriesEvent.BaselineMoved("s", "c9"), Record("SS").EventFor("s", "c9"));
        Assert.Equal(SeriesEvent.BaselineMoved("s", "c9"), (Record("SS") with { Acceptance = "safer" }).EventFor("s", "c9"));
        Assert.Equal(SeriesEvent.ReferenceRestarted("s", "c9"), (Record("SS") with { IsCodeEqual = true }).EventFor("s", "c9"));
        Assert.Equal(SeriesEvent.Refused("s"), Record("U").EventFor("s", "c9"));
        Assert.Equal(SeriesEvent.Refused("s"), Record("SE").EventFor("s", "c9"));
        Assert.Null(Record("S").EventFor("s", "c9"));
        Assert.Null((Record("S") with
        {
            Sessions = [new SessionVerdict(SessionAnswer.Shown), new SessionVerdict(SessionAnswer.Undecided) { LeavesItOpen = true }],
        }).EventFor("s", "c9"));
    }

    private static ChangeRecord Record(string answers, int needed = 2) =>
        new() { Sessions = [.. answers.Select(Verdict)], SessionsNeeded = needed };

    private static SessionVerdict Verdict(char answer) => new(answer switch
    {
        'S' => SessionAnswer.Shown,
        'E' => SessionAnswer.Excluded,
        'O' => SessionAnswer.Open,
        _ => SessionAnswer.Undecided,
    });
}

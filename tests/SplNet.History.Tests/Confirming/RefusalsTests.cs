using SplNet.History.Confirming;

namespace SplNet.History.Tests.Confirming;

/// <summary>When refusals say that the machine has moved.</summary>
public sealed class RefusalsTests
{
    private readonly Refusals _refusals = new();

    [Fact]
    public void ThirdRefusalWithinTenCommits_RestartsAtTheFirst()
    {
        Assert.Null(_refusals.Add(20, SessionAnswer.Excluded));
        Assert.Null(_refusals.Add(24, SessionAnswer.Excluded));
        Assert.Equal(20, _refusals.Add(30, SessionAnswer.Excluded));
        Assert.Null(_refusals.Add(31, SessionAnswer.Excluded)); // they are used up
    }

    [Fact]
    public void ThirdRefusalAfterTenCommits_DoesNotRestart()
    {
        _refusals.Add(20, SessionAnswer.Excluded);
        _refusals.Add(24, SessionAnswer.Excluded);
        Assert.Null(_refusals.Add(31, SessionAnswer.Excluded));
        Assert.Equal(24, _refusals.Add(32, SessionAnswer.Excluded));
    }

    [Fact]
    public void UndecidedAnswers_DoNotCount()
    {
        _refusals.Add(20, SessionAnswer.Excluded);
        _refusals.Add(21, SessionAnswer.Undecided);
        Assert.Null(_refusals.Add(22, SessionAnswer.Excluded));
    }

    [Fact]
    public void AnswersThatStoppedEarly_Count()
    {
        _refusals.Add(20, SessionAnswer.GivenUp);
        _refusals.Add(21, SessionAnswer.Excluded);
        Assert.Equal(20, _refusals.Add(22, SessionAnswer.GivenUp));
    }

    // Refused and shown, of all that one commit proposes, and how many could have been.
    [Theory]
    [InlineData(5, 0, 20, true)]
    [InlineData(4, 0, 20, false)]
    [InlineData(8, 2, 20, true)]
    [InlineData(8, 3, 20, false)]
    [InlineData(9, 0, 100, false)]
    [InlineData(10, 0, 100, true)]
    [InlineData(0, 0, 0, false)]
    public void ManyRefusalsAtOneCommit_AreAttributedToTheMachine(int refused, int shown, int ready, bool expected) =>
        Assert.Equal(expected, CommonRefusal.IsOf(
            [.. Enumerable.Repeat(SessionAnswer.Excluded, refused), .. Enumerable.Repeat(SessionAnswer.Shown, shown)], ready));

    [Fact]
    public void UndecidedAnswersAtOneCommit_AreNotAttributedToTheMachine() =>
        Assert.False(CommonRefusal.IsOf([.. Enumerable.Repeat(SessionAnswer.Undecided, 20)], ready: 20));

    [Fact]
    public void ConfirmedChange_ClearsRefusals()
    {
        _refusals.Add(20, SessionAnswer.Excluded);
        _refusals.Add(21, SessionAnswer.Excluded);
        _refusals.Clear();
        Assert.Null(_refusals.Add(22, SessionAnswer.Excluded));
    }

    [Fact]
    public void ShownChange_IsNotARefusal() => Assert.Throws<ArgumentOutOfRangeException>(() => _refusals.Add(1, SessionAnswer.Shown));

    [Theory]
    [InlineData(2, 1, 0, nameof(SessionAnswer.Shown))]
    [InlineData(1, 2, 0, nameof(SessionAnswer.Excluded))]
    [InlineData(1, 1, 1, nameof(SessionAnswer.Undecided))]
    [InlineData(1, 2, 0, nameof(SessionAnswer.GivenUp), 2)]
    [InlineData(1, 1, 0, nameof(SessionAnswer.Undecided))]
    public void Median_FollowsTheMajority(int shown, int excluded, int undecided, string expected, int givenUp = 0)
    {
        SessionAnswer[] answers =
        [
            .. Enumerable.Repeat(SessionAnswer.Shown, shown), .. Enumerable.Repeat(SessionAnswer.Excluded, excluded),
            .. Enumerable.Repeat(SessionAnswer.Undecided, undecided), .. Enumerable.Repeat(SessionAnswer.GivenUp, givenUp),
        ];
        Assert.Equal(expected, MedianAnswer.Of(answers).ToString());
    }
}

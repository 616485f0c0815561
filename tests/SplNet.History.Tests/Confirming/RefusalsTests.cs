using SplNet.History.Confirming;

namespace SplNet.History.Tests.Confirming;

/// <summary>When refusals say that the machine has moved.</summary>
public sealed class RefusalsTests
{
    private readonly Refusals _refusals = new();

    [Fact]
    public void ThirdWithinTenCommits_RestartsAtTheFirst()
    {
        Assert.Null(_refusals.Add(20, SessionAnswer.Excluded));
        Assert.Null(_refusals.Add(24, SessionAnswer.Excluded));
        Assert.Equal(20, _refusals.Add(30, SessionAnswer.Excluded));
        Assert.Null(_refusals.Add(31, SessionAnswer.Excluded)); // they are used up
    }

    [Fact]
    public void ThirdAfterTenCommits_RestartsNothing()
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
    public void ConfirmedChange_ClearsThem()
    {
        _refusals.Add(20, SessionAnswer.Excluded);
        _refusals.Add(21, SessionAnswer.Excluded);
        _refusals.Clear();
        Assert.Null(_refusals.Add(22, SessionAnswer.Excluded));
    }

    [Fact]
    public void ShownChange_IsNoRefusal() => Assert.Throws<ArgumentOutOfRangeException>(() => _refusals.Add(1, SessionAnswer.Shown));

    [Theory]
    [InlineData(2, 1, 0, nameof(SessionAnswer.Shown))]
    [InlineData(1, 2, 0, nameof(SessionAnswer.Excluded))]
    [InlineData(1, 1, 1, nameof(SessionAnswer.Undecided))]
    [InlineData(1, 1, 0, nameof(SessionAnswer.Undecided))]
    public void Median_SaysWhatMostSay(int shown, int excluded, int undecided, string expected)
    {
        SessionAnswer[] answers = [.. Enumerable.Repeat(SessionAnswer.Shown, shown), .. Enumerable.Repeat(SessionAnswer.Excluded, excluded), .. Enumerable.Repeat(SessionAnswer.Undecided, undecided)];
        Assert.Equal(expected, MedianAnswer.Of(answers).ToString());
    }
}

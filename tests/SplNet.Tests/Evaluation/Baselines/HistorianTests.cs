namespace SplNet.Tests.Evaluation.Baselines;

/// <summary>Which of ten passes are baselines; the last is 1.</summary>
public class HistorianTests
{
    private static readonly int[] Passes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

    [Theory]
    [InlineData("last", new[] { 1 })]
    [InlineData("window 1", new[] { 1 })]
    [InlineData("Window  3", new[] { 1, 2, 3 })]
    [InlineData("window 30", new[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 })]
    [InlineData("backoff", new[] { 1, 2, 4, 8 })]
    [InlineData(" complete ", new[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 })]
    public void Historian_ChoosesAmongPasses(string text, int[] chosen)
    {
        Assert.Equal(chosen, Historian.Parse(text).Choose(Passes));
        Assert.Empty(Historian.Parse(text).Choose(Array.Empty<int>()));
    }

    [Theory]
    [InlineData("window")]
    [InlineData("window 0")]
    [InlineData("window -1")]
    [InlineData("window five")]
    [InlineData("first")]
    [InlineData("")]
    public void WrongText_IsRefusedWithAdvice(string text) =>
        Assert.Equal(
            "write last, window 5 for the last five passes, backOff or complete.",
            Assert.Throws<FormatException>(() => Historian.Parse(text)).Message);

    [Fact]
    public void Historian_IsPrintedAsInSettings()
    {
        Assert.Equal(
            ["last", "window 5", "backOff", "complete"],
            new[] { Historian.Last, Historian.Window(5), Historian.BackOff, Historian.Complete }.Select(
                static historian => historian.ToString()));
        Assert.Equal(Historian.Last, Historian.Window(1));
        Assert.Equal(Historian.Window(5), Historian.Parse("window 5"));
        Assert.Throws<ArgumentOutOfRangeException>(static () => Historian.Window(0));
    }
}

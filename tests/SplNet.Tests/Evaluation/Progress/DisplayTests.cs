using SplNet.Evaluation.Progress;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Progress;

/// <summary>The displays, on a terminal and a clock that are made up.</summary>
public sealed class DisplayTests : IDisposable
{
    private readonly StringWriter _terminal = new();
    private readonly ManualClock _clock = new();
    private readonly List<string> _lines = [];

    public void Dispose() => _terminal.Dispose();

    [Fact]
    public void TerminalLine_RewritesItselfAndDisappears()
    {
        var line = new TerminalLine(_terminal, static () => 80);
        line.Announce("long line");
        line.Update("short");
        line.Clear();
        line.Clear();
        Assert.Equal("\rlong line\rshort    \r     \r", _terminal.ToString());
    }

    [Fact]
    public void TerminalLine_NeverReachesTheEdge()
    {
        var line = new TerminalLine(_terminal, static () => 6);
        line.Update("0123456789");
        Assert.Equal("\r0123…", _terminal.ToString());
    }

    // Counted as one, eight of such signs went on in the next line, and stayed there at each update.
    [Fact]
    public void TerminalLineWithWideCharacters_NeverReachesTheEdge()
    {
        var line = new TerminalLine(_terminal, static () => 8);
        line.Update("測定測定測定");
        line.Update("短");
        line.Clear();
        Assert.Equal("\r測定測…\r短     \r  \r", _terminal.ToString());
    }

    [Theory]
    [InlineData("plain – ü", 9)]
    [InlineData("測定", 4)]
    [InlineData("ｆｕｌｌ ﾊﾝ", 11)]
    [InlineData("한글 ひ", 7)]
    [InlineData("🚀🎉", 4)]
    [InlineData("e\u0301", 1)]
    [InlineData("a\u200Db", 2)]
    [InlineData("𠀀", 2)]
    public void WideCharacters_TakeTheirColumns(string text, int columns) => Assert.Equal(columns, TerminalColumns.Of(text));

    [Fact]
    public void PlainLines_AreFew()
    {
        var plain = new PlainLines(_lines.Add, _clock);
        plain.Announce("begins");
        for (var run = 1; run <= 12; run++)
        {
            _clock.Advance(TimeSpan.FromSeconds(1));
            plain.Update($"run {run}");
        }

        plain.Announce("ends");
        Assert.Equal(["begins", "run 5", "run 10", "ends"], _lines);
    }

    [Theory]
    [InlineData("tr-TR")]
    [InlineData("de-DE")]
    public void Experiment_ShowsNameProgressAndRemainingTime(string culture)
    {
        using var other = new Results.Reports.Culture(culture);
        using (var progress = new ExperimentProgress(new TerminalLine(_terminal, static () => 200), 2, "Tests.Sorts", "mean(a) < mean(b)"))
        {
            progress.Begin();
            progress.Wait(null, TimeSpan.Zero);
            progress.Wait("process 7 (dotnet): experiment 1", TimeSpan.FromSeconds(12));
            progress.Run(1, 20, "a", null, TimeSpan.FromSeconds(59));
            progress.Run(7, 20, "b", "ratio so far 1.2", TimeSpan.FromSeconds(2.5));
            progress.End(Verdict.Pass, 7, TimeSpan.FromSeconds(200));
        }

        Assert.Contains(
            "experiment 2 of Tests.Sorts: mean(a) < mean(b): waits for another experiment", _terminal.ToString(), StringComparison.Ordinal);
        Assert.Contains(
            "mean(a) < mean(b): waits for process 7 (dotnet): experiment 1, 12 s", _terminal.ToString(), StringComparison.Ordinal);
        Assert.Contains(
            "experiment 2 of Tests.Sorts: block 1 of 20, at most 59 s left, a: mean(a) < mean(b)",
            _terminal.ToString(),
            StringComparison.Ordinal);
        Assert.Contains(
            "experiment 2 of Tests.Sorts: block 7 of 20, at most 2.5 s left, ratio so far 1.2, b: mean(a) < mean(b)",
            _terminal.ToString(),
            StringComparison.Ordinal);
        Assert.Contains("mean(a) < mean(b): Pass after 7 runs, 3 min 20 s", _terminal.ToString(), StringComparison.Ordinal);
        Assert.EndsWith(" \r", _terminal.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void ExperimentOfASeries_ShowsTheTotal()
    {
        using (var progress = new ExperimentProgress(new TerminalLine(_terminal, static () => 200), 25, null, "a < b", 200))
            progress.Begin();
        Assert.Contains("experiment 25 of 200: a < b", _terminal.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void FailingStream_IsIgnored()
    {
        var attempts = 0;
        using var progress = new ExperimentProgress(
            new PlainLines(
                _ =>
                {
                    attempts++;
                    throw new IOException("No space left on device");
                },
                _clock),
            1,
            null,
            "mean(a) < mean(b)");
        progress.Begin();
        progress.End(Verdict.Pass, 6, TimeSpan.Zero);
        Assert.Equal(1, attempts);
    }
}

using SplNet.Tests.Shared;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>Lines for people who wait.</summary>
public sealed class MutateProgressTests
{
    [Fact]
    public async Task SilenceOfFiveSeconds_IsEndedByProgress()
    {
        var (clock, lines) = (new ManualClock(), new LockedWriter());
        using var progress = new MutateProgress(lines, clock);
        progress.Step("Building.");
        progress.Begin("measuring CAP-1");

        clock.Advance(TimeSpan.FromSeconds(5));
        await lines.ContainAsync("  measuring CAP-1; 5 s");

        progress.Done("measured", 1, 3, string.Empty);
        clock.Advance(TimeSpan.FromSeconds(4));
        await lines.ContainAsync("  measured: 1 of 3; 9 s");
    }

    [Fact]
    public void ManyFinishedMutants_AreReportedOccasionally()
    {
        var (clock, lines) = (new ManualClock(), new LockedWriter());
        using var progress = new MutateProgress(lines, clock);
        for (var done = 1; done <= 100; done++)
        {
            clock.Advance(TimeSpan.FromMilliseconds(100));
            progress.Done("counted", done, 100, string.Empty);
        }

        Assert.Equal(4, lines.Text.Split('\n', StringSplitOptions.RemoveEmptyEntries).Length);
        Assert.EndsWith("  counted: 100 of 100; 10 s\n", lines.Text, StringComparison.Ordinal);
    }

    private sealed class LockedWriter : StringWriter
    {
        private readonly Lock _turn = new();

        public string Text
        {
            get
            {
                lock (_turn)
                    return ToString().ReplaceLineEndings("\n");
            }
        }

        public override void WriteLine(string? value)
        {
            lock (_turn)
                base.WriteLine(value);
        }

        public async Task ContainAsync(string line)
        {
            using var bound = CancellationTokenSource.CreateLinkedTokenSource(TestContext.Current.CancellationToken);
            bound.CancelAfter(TimeSpan.FromSeconds(30));
            while (!Text.Contains(line + "\n", StringComparison.Ordinal))
                await Task.Delay(50, bound.Token);
        }
    }
}

using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Tests.Confirming;

/// <summary>What a session shows, excludes and leaves open.</summary>
public sealed class ConfirmationSessionTests
{
    [Theory]
    [InlineData(1.05, 0, nameof(SessionAnswer.Shown))]
    [InlineData(1, 0, nameof(SessionAnswer.Excluded))]
    [InlineData(0.9, 0, nameof(SessionAnswer.Excluded))]
    [InlineData(1.05, 0.05, nameof(SessionAnswer.Excluded))] // no more than the margin
    [InlineData(1.1, 0.05, nameof(SessionAnswer.Shown))]
    public void Slowdown_IsShownBeyondItsMargin(double ratio, double margin, string expected) =>
        Assert.Equal(expected, Assert.Single(Run([new Suspect("s", ChangeDirection.Slower, margin)], [ratio], 0.005)).Answer.ToString());

    [Theory]
    [InlineData(0.9, nameof(SessionAnswer.Shown))]
    [InlineData(1, nameof(SessionAnswer.Excluded))]
    [InlineData(0.99, nameof(SessionAnswer.Excluded))]
    [InlineData(1.1, nameof(SessionAnswer.Excluded))]
    public void Gain_IsShownBeyondTwoPercent(double ratio, string expected) =>
        Assert.Equal(expected, Assert.Single(
            Run([Suspect.Of("s", ChangeDirection.Faster, ConfirmationOptions.For(Placebo.None))], [ratio], 0.005)).Answer.ToString());

    [Fact]
    public void LikelyChangeInNoise_IsUndecidedAfterThirtyBlocks()
    {
        var decision = Alternating(mean: 1.03, spread: 0.0455, most: 30);
        Assert.Equal(new SessionVerdict(SessionAnswer.Undecided) { LeavesItOpen = true }, SessionVerdict.Of(decision));
        Assert.Equal(30, decision.Blocks);
    }

    [Fact]
    public void ChangeOpenAfterTwentyBlocks_IsShownByTheLastBlock()
    {
        Assert.Equal(SessionAnswer.Undecided, SessionVerdict.Of(Alternating(mean: 1.0313, spread: 0.025, most: 20)).Answer);
        Assert.Equal(SessionAnswer.Shown, SessionVerdict.Of(Alternating(mean: 1.0313, spread: 0.025, most: 45)).Answer);
    }

    // Two runs of the old side were slow as a whole: the mean of the blocks has a gain of 1 %.
    [Fact]
    public void SlowRunsOfTheOldSide_DoNotHideAChange()
    {
        var session = new ConfirmationSession([new Suspect("s", ChangeDirection.Slower, 0)], new ConfirmationOptions());
        var random = new Xoshiro256(3);
        double[] old = [.. Enumerable.Range(0, 20).Select(block => (100 + random.NextNormal()) * (block is 4 or 11 ? 1.4 : 1))];
        double[] @new = [.. Enumerable.Range(0, 20).Select(_ => 103 + random.NextNormal())];

        Assert.True(old.Average() > @new.Average());
        Assert.Equal(SessionAnswer.Shown, SessionVerdict.Of(Assert.Single(
            session.Run((_, blocks) => (Sample.OfSummaries(old.Take(blocks)), Sample.OfSummaries(@new.Take(blocks))), 20))).Answer);
    }

    [Fact]
    public void NoChangeInNoise_StopsEarly()
    {
        var (verdicts, blocks) = Measure([new Suspect("s", ChangeDirection.Slower, 0)], [0.97], 0.1);
        Assert.Equal(SessionAnswer.GivenUp, Assert.Single(verdicts).Answer);
        Assert.InRange(blocks, 5, 12);
    }

    [Fact]
    public void ManySuspects_ShareTheLevel()
    {
        // What one suspect shows after three blocks takes longer where fifty are measured and nothing else differs.
        double[] differences = [0.0100, 0.0105, 0.0108];
        Assert.Equal(SessionAnswer.Shown, Look(1)[0].Answer);
        Assert.NotEqual(SessionAnswer.Shown, Look(50)[0].Answer);

        IReadOnlyList<SessionVerdict> Look(int suspects)
        {
            var session = new ConfirmationSession(
                [.. Enumerable.Range(0, suspects).Select(static place => new Suspect($"{place}", ChangeDirection.Slower, 0))],
                new ConfirmationOptions());
            double[] old = [100, 101, 99];
            var samples = Enumerable.Range(0, suspects).Select(place => (Sample.OfSummaries(old), Sample.OfSummaries(
                old.Zip(differences, (value, difference) => value * (1 + (place == 0 ? difference : difference - 0.0104))))));
            return [.. session.Look([.. samples]).Select(SessionVerdict.Of)];
        }
    }

    [Fact]
    public void Margin_DependsOnThePlacebo()
    {
        Assert.Equal(0, ChangeMargin.Of(0.005));
        Assert.Equal(0.006, ChangeMargin.Of(0.006));
        Assert.Equal(0.01, ChangeMargin.Of(null));
    }

    [Fact]
    public void Claim_IsReadable()
    {
        Assert.Equal("new > old", new Suspect("s", ChangeDirection.Slower, 0).Claim("old", "new"));
        Assert.Equal("new > old * 1.0098", new Suspect("s", ChangeDirection.Slower, 0.0098).Claim("old", "new"));
        Assert.Equal("old > new * 1.02", new Suspect("s", ChangeDirection.Faster, 0.02).Claim("old", "new"));
    }

    [Fact]
    public void WrongSampleCount_IsRefused() =>
        Assert.Throws<ArgumentException>(
            () => new ConfirmationSession([new Suspect("s", ChangeDirection.Slower, 0)], new ConfirmationOptions()).Look([]));

    [Fact]
    public void UndecidedEvidence_KeepsLikelyChangesOpen()
    {
        Assert.True(Verdict(0.05).LeavesItOpen);
        Assert.False(Verdict(0.2).LeavesItOpen);

        static SessionVerdict Verdict(double p) => SessionVerdict.Of(new SequentialDecision
        {
            Stop = true,
            Truth = Truth.Unknown,
            Reason = SequentialReason.CapReached,
            Blocks = 20,
            Evidence = new Evidence { Interpretation = "paired means", Scale = ComparisonScale.Ratio, PGreater = p },
        });
    }

    // Blocks in which one side is high and the other low, in turn, so that the error of their mean is known.
    private static SequentialDecision Alternating(double mean, double spread, int most)
    {
        double[] old = [.. Enumerable.Range(0, 45).Select(block => 100 * (block % 2 == 0 ? 1 + spread : 1 - spread))];
        double[] @new = [.. Enumerable.Range(0, 45).Select(block => 100 * mean * (block % 2 == 0 ? 1 - spread : 1 + spread))];
        var session = new ConfirmationSession([new Suspect("s", ChangeDirection.Slower, 0)], new ConfirmationOptions());
        return Assert.Single(
            session.Run((_, blocks) => (Sample.OfSummaries(old.Take(blocks)), Sample.OfSummaries(@new.Take(blocks))), most));
    }

    // Blocks with a common effect of 1 %, and runs that differ by the given noise.
    private static IReadOnlyList<SessionVerdict> Run(IReadOnlyList<Suspect> suspects, double[] ratios, double noise) =>
        Measure(suspects, ratios, noise).Verdicts;

    private static (IReadOnlyList<SessionVerdict> Verdicts, int Blocks) Measure(
        IReadOnlyList<Suspect> suspects, double[] ratios, double noise)
    {
        var random = new Xoshiro256(5);
        var sides = suspects.Select(static _ => (Old: new List<double>(), New: new List<double>())).ToArray();
        var session = new ConfirmationSession(suspects, new ConfirmationOptions());
        IReadOnlyList<SequentialDecision> decisions = [];
        for (var blocks = session.NextLook(0); blocks is { } count && !session.IsComplete; blocks = session.NextLook(count))
        {
            foreach (var (index, (old, @new)) in sides.Index())
            {
                while (old.Count < count)
                {
                    var block = 1 + (0.01 * random.NextNormal());
                    old.Add(block * (1 + (noise * random.NextNormal())));
                    @new.Add(block * ratios[index] * (1 + (noise * random.NextNormal())));
                }
            }

            decisions = session.Look([.. sides.Select(static side => (Sample.OfSummaries(side.Old), Sample.OfSummaries(side.New)))]);
        }

        return ([.. decisions.Select(SessionVerdict.Of)], sides[0].Old.Count);
    }
}

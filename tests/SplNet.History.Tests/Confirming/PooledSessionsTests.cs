using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Tests.Confirming;

/// <summary>What sessions decide together that disagree about the same pair.</summary>
public sealed class PooledSessionsTests
{
    private const double Alpha = 0.01;
    private const double Tau = 0.01;
    private const int Trials = 20_000;

    private static readonly PooledSessions Pooled = new(Tau, 500);

    // Its standard error: the level holds whenever it is looked at, and is a little less than α.
    private static readonly double Error = Math.Sqrt(Alpha / Trials);

    [Fact]
    public void NoChange_IsShownAtMostAtTheLevel() =>
        Assert.InRange(ShareShown(0, static (ref Xoshiro256 random) => random.NextNormal()), Alpha / 10, Alpha + (3 * Error));

    // Student's t with three degrees of freedom, and two modes on either side.
    [Fact]
    public void NoChangeOfAnySymmetricShape_IsShownAtMostAtTheLevel()
    {
        Assert.InRange(ShareShown(0, HeavyTailed), 0, Alpha + (3 * Error));
        Assert.InRange(
            ShareShown(0, static (ref Xoshiro256 random) => (Mode(ref random) - Mode(ref random)) / Math.Sqrt(2 * 0.09)),
            0,
            Alpha + (3 * Error));

        static double Mode(ref Xoshiro256 random) => random.NextUniform() < 0.1 ? 1 : 0;
    }

    // Two sessions that must each show it beyond a margin of τ find half of them.
    [Fact]
    public void ChangeOfTwiceTau_IsFound() =>
        Assert.InRange(ShareShown(2 * Tau, static (ref Xoshiro256 random) => random.NextNormal()), 0.95, 1);

    [Fact]
    public void LargeChange_IsShownByTheFirstSession() => Assert.Equal(SessionAnswer.Shown, Weigh(0.1).Answer);

    [Fact]
    public void SmallChange_StaysOpenUntilSeveralSessionsShowIt()
    {
        double[] effects = [0.021, 0.018, 0.024, 0.019, 0.022];
        Assert.All(Enumerable.Range(1, 4), count => Assert.Equal(SessionAnswer.Open, Weigh(effects[..count]).Answer));
        var shown = Weigh(effects);
        Assert.Equal(SessionAnswer.Shown, shown.Answer);
        Assert.True(shown.Mean - shown.HalfWidth > 0 && shown.PValue < Alpha);
    }

    [Fact]
    public void NoChange_StopsEarly()
    {
        Assert.Equal(SessionAnswer.GivenUp, Weigh(-0.01).Answer);
        Assert.Equal(SessionAnswer.GivenUp, Weigh(0.003, 0.001, 0.002).Answer);
        Assert.False(Weigh(-0.01).Verdict(Effect(-0.01)).LeavesItOpen);
    }

    [Fact]
    public void LikelyChangeAfterTheLastSession_IsUndecided()
    {
        var last = Weigh([.. Enumerable.Repeat(0.009, PooledSessions.Most)]);
        Assert.Equal(SessionAnswer.Undecided, last.Answer);
        Assert.InRange(last.PValue, Alpha, 0.1);
        Assert.True(last.Verdict(Effect(0.009)).LeavesItOpen);
    }

    // A series that sessions move by far more than others of its machines: one session alone has made the sum.
    [Fact]
    public void SessionsThatDisagreeTooMuch_ShowNothingYet()
    {
        Assert.Equal(SessionAnswer.Open, Weigh(0.004, 0.13).Answer);
        Assert.Equal(SessionAnswer.Shown, Weigh(0.062, 0.072).Answer);
    }

    // What ten placebos say of τ is known badly.
    [Fact]
    public void FewPlacebos_RequireMoreSessions()
    {
        double[] effects = [0.05, 0.052];
        Assert.Equal(SessionAnswer.Shown, Pooled.Weigh([.. effects.Select(Effect)], Alpha).Answer);
        Assert.Equal(SessionAnswer.Open, new PooledSessions(Tau, 10).Weigh([.. effects.Select(Effect)], Alpha).Answer);
    }

    [Fact]
    public void EffectInTheSuspectedDirection_IsPositiveBeyondItsMargin()
    {
        double[] differences = [0.03, 0.031, 0.029, 0.03, 0.4];
        Assert.Equal(0.03, SessionEffect.Of(new Suspect("s", ChangeDirection.Slower, 0), differences, new TrimmedRuns()).Mean, 0.001);
        Assert.Equal(
            -0.03 - Math.Log(1.02),
            SessionEffect.Of(new Suspect("s", ChangeDirection.Faster, 0.02), differences, new TrimmedRuns()).Mean,
            0.001);
        var ofMeans = SessionEffect.Of(new Suspect("s", ChangeDirection.Slower, 0), differences, new PairedRuns());
        Assert.Equal(differences.Average(), ofMeans.Mean, 1e-9);
        Assert.Equal(5, ofMeans.Blocks);
    }

    [Fact]
    public void Options_PoolSessionsThatDisagree()
    {
        var disagreeing = new Placebo(500, 0.006, null, null);
        Assert.Equal(new PooledSessions(0.006, 500), ConfirmationOptions.For(disagreeing).Pooled);
        Assert.Equal(
            (0, 0.02), (
                Margin(ChangeDirection.Slower, ConfirmationOptions.For(disagreeing)),
                Margin(ChangeDirection.Faster, ConfirmationOptions.For(disagreeing))));
        Assert.Null(ConfirmationOptions.For(new Placebo(500, 0.005, null, null)).Pooled);
        Assert.Equal(0.01, Margin(ChangeDirection.Slower, ConfirmationOptions.For(Placebo.None)));

        // Who asks for a number of sessions has each of them decide, beyond a margin.
        var each = ConfirmationOptions.Each(disagreeing, 3);
        Assert.Null(each.Pooled);
        Assert.Equal((3, 0.006, 0.02), (each.Sessions, Margin(ChangeDirection.Slower, each), Margin(ChangeDirection.Faster, each)));
        Assert.Equal(0.03, Margin(ChangeDirection.Faster, ConfirmationOptions.Each(new Placebo(500, 0.03, null, null), 2)));

        static double Margin(ChangeDirection direction, ConfirmationOptions options) => Suspect.Of("s", direction, options).Margin;
    }

    [Fact]
    public void NoSession_IsRefused() => Assert.Throws<ArgumentOutOfRangeException>(() => Pooled.Weigh([], Alpha));

    // What a session does, with standard deviation 1.
    private delegate double SessionOf(ref Xoshiro256 random);

    private static SessionEffect Effect(double mean) => new(mean, 0.006, PooledSessions.Blocks);

    private static PooledAnswer Weigh(params double[] means) => Pooled.Weigh([.. means.Select(Effect)], Alpha);

    private static double HeavyTailed(ref Xoshiro256 random)
    {
        var (a, b, c) = (random.NextNormal(), random.NextNormal(), random.NextNormal());
        return random.NextNormal() / Math.Sqrt((a * a) + (b * b) + (c * c));
    }

    // Session by session, as long as the answer is open.
    private static double ShareShown(double change, SessionOf session)
    {
        var (random, shown) = (new Xoshiro256(5), 0);
        for (var trial = 0; trial < Trials; trial++)
        {
            var effects = new List<SessionEffect>();
            SessionAnswer answer;
            do
            {
                effects.Add(Effect(change + (Tau * session(ref random)) + (0.006 * random.NextNormal())));
                answer = Pooled.Weigh(effects, Alpha).Answer;
            }
            while (answer == SessionAnswer.Open);
            shown += answer == SessionAnswer.Shown ? 1 : 0;
        }

        return (double)shown / Trials;
    }
}

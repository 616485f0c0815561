using FsCheck.Fluent;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Tests.Proposing;

/// <summary>When stored means propose a change, and when they do not.</summary>
public sealed class ProposerTests
{
    private readonly Proposer _proposer = new(new ProposalOptions());

    [Fact]
    public void Step_IsProposedByItsOwnSession()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 20);

        var proposal = Assert.Single(history.Add(_proposer, 1, static _ => 0.1));
        Assert.Equal(
            ("s0", ChangeDirection.Slower, "c20", "c0", 20),
            (proposal.Series, proposal.Direction, proposal.Session, proposal.Baseline, proposal.ReferenceSessions));
        Assert.InRange(proposal.Ratio, 1.06, 1.15);
        Assert.InRange(proposal.PValue, 0, 0.001);
        Assert.Equal(["s0"], proposal.Measured);
    }

    [Fact]
    public void Noise_ProposesLittle()
    {
        var proposals = 0;
        for (var seed = 1UL; seed <= 20; seed++)
        {
            var (history, proposer) = (new SampleHistory(1, seed), new Proposer(new ProposalOptions()));
            history.Add(proposer, 4);
            for (var session = 0; session < 100; session++)
            {
                if (history.Add(proposer, 1).Count == 0)
                    continue;
                proposals++;
                proposer.Apply(SeriesEvent.Refused("s0"));
            }
        }

        Assert.InRange(proposals, 5, 40); // of 2,000 sessions
    }

    // The same distance in standard errors proposes beside few sessions, and not beside many.
    [Theory]
    [InlineData(19, 1)]
    [InlineData(20, 0)]
    public void ShortReference_ProposesAtALargerLevel(int sessions, int proposals)
    {
        var proposer = new Proposer(new ProposalOptions());
        double[] usual = [.. Enumerable.Range(0, sessions).Select(static session => session % 2 == 0 ? 0.01 : -0.01)];
        var reference = new SeriesReference();
        foreach (var (session, value) in usual.Index())
        {
            reference.Add(value);
            proposer.Add(new SessionMeans($"c{session}", [new SeriesValue("s", value)]));
        }

        var between =
            (StudentDistribution.UpperQuantile(0.01, reference.Freedom) + StudentDistribution.UpperQuantile(0.004, reference.Freedom)) / 2;
        var far = reference.Mean + (between * reference.Spread * Math.Sqrt(1 + (1.0 / sessions)));
        Assert.Equal(proposals, proposer.Add(new SessionMeans("next", [new SeriesValue("s", far)])).Proposals.Count);
    }

    [Fact]
    public void TwoSessions_AreNotAReference()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 2);
        Assert.Empty(history.Add(_proposer, 1, static _ => 1));
    }

    [Fact]
    public void CreepingChange_IsProposedByItsSum()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 30);
        var crept = 0.0;
        Proposal? found = null;
        while (found is null && crept < 0.06)
        {
            crept += 0.003;
            found = history.Add(_proposer, 1, _ => crept).FirstOrDefault(static proposal => proposal.IsBySum);
        }

        Assert.NotNull(found);
        Assert.Equal("c0", found.Baseline);
        Assert.True(found.Sum > 4);
        Assert.NotEqual(found.Session, found.Onset);
    }

    // Little more than half of what sessions differ by: the short sum forgets as much as it takes, the long one does not.
    [Fact]
    public void SmallStep_IsProposedByItsLongSum()
    {
        var (sessions, found) = (100, new List<bool>());
        foreach (IReadOnlyList<SumOptions> sums in new[] { new ProposalOptions().Sums, [SumOptions.Short] })
        {
            var proposer = new Proposer(new ProposalOptions { Sums = sums, Level = null, LevelOfFew = null });
            for (var session = 0; session < sessions; session++)
                proposer.Add(new SessionMeans($"c{session}", [new SeriesValue("s", session % 2 == 0 ? 0.01 : -0.01)]));
            found.Add(Enumerable.Range(sessions, sessions).Any(session => proposer.Add(new SessionMeans(
                $"c{session}", [new SeriesValue("s", session % 2 == 0 ? 0.016 : -0.004)])).Proposals is [{ IsBySum: true }]));
        }

        Assert.Equal([true, false], found);
    }

    [Fact]
    public void Gain_WaitsForItsSum()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 20);
        Assert.Empty(history.Add(_proposer, 1, static _ => -0.1));
        var proposal = Assert.Single(history.Add(_proposer, 1, static _ => -0.1));
        Assert.Equal((ChangeDirection.Faster, true), (proposal.Direction, proposal.IsBySum));
    }

    [Fact]
    public void GainWithALevel_IsProposedAtOnce()
    {
        var (history, proposer) = (new SampleHistory(1), new Proposer(new ProposalOptions { LevelOfGains = 0.01 }));
        history.Add(proposer, 20);
        var proposal = Assert.Single(history.Add(proposer, 1, static _ => -0.1));
        Assert.Equal((ChangeDirection.Faster, false), (proposal.Direction, proposal.IsBySum));
    }

    [Fact]
    public void SumsAlone_IgnoreASingleOutlier()
    {
        var (history, proposer) = (new SampleHistory(1), new Proposer(ProposalOptions.BySumsAlone));
        history.Add(proposer, 20);
        Assert.Empty(history.Add(proposer, 1, static _ => 0.5));
    }

    [Fact]
    public void SlowSession_ProposesTheMedianOnly()
    {
        var history = new SampleHistory(40);
        history.Add(_proposer, 30);
        var proposals = history.Add(_proposer, 1, static _ => 0.2);
        var ofMedian = Assert.Single(proposals, static proposal => proposal.Series == SessionMedian.Series);
        Assert.Equal(3, ofMedian.Measured.Count);
        Assert.InRange(proposals.Count, 1, 4);
        Assert.InRange(ofMedian.Ratio, 1.2, 1.25);
    }

    [Fact]
    public void NineSeries_HaveNoMedian()
    {
        var history = new SampleHistory(9);
        history.Add(_proposer, 30);
        var proposals = history.Add(_proposer, 1, static _ => 0.2);
        Assert.Equal(9, proposals.Count);
        Assert.DoesNotContain(proposals, static proposal => proposal.Series == SessionMedian.Series);
    }

    [Fact]
    public void StepInASlowSession_IsStillFound()
    {
        var history = new SampleHistory(40);
        history.Add(_proposer, 30);
        Assert.Contains(history.Add(_proposer, 1, static place => place == 7 ? 0.25 : 0.2), static proposal => proposal.Series == "s7");
    }

    [Fact]
    public void RefusedValue_IsNotProposedAgainForSmallerValues()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 20);
        Assert.Single(history.Add(_proposer, 1, static _ => 0.3));
        _proposer.Apply(SeriesEvent.Refused("s0"));
        Assert.Empty(history.Add(_proposer, 1, static _ => 0.2)); // its sum begins at 0
        Assert.Single(history.Add(_proposer, 1, static _ => 0.5));
    }

    [Fact]
    public void RefusedSums_RaiseTheNextLimit() => Assert.True(SessionsUntilProposed(2) > SessionsUntilProposed(0));

    [Fact]
    public void RestartedReference_LearnsTheNewLevelAndKeepsTheBaseline()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 20);
        history.Add(_proposer, 10, static _ => 0.1);
        _proposer.Apply(SeriesEvent.ReferenceRestarted("s0", "c20"));
        Assert.Empty(history.Add(_proposer, 1, static _ => 0.1));

        var proposal = Assert.Single(history.Add(_proposer, 1, static _ => 0.2));
        Assert.Equal(("c0", 11), (proposal.Baseline, proposal.ReferenceSessions));
    }

    [Fact]
    public void MovedBaseline_IsUsedForTheNextChange()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 20);
        history.Add(_proposer, 5, static _ => 0.1);
        _proposer.Apply(SeriesEvent.BaselineMoved("s0", "c20"));
        Assert.Equal("c20", Assert.Single(history.Add(_proposer, 1, static _ => 0.3)).Baseline);
    }

    [Fact]
    public void MissingSeries_LosesNothing()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 20);
        _proposer.Add(new SessionMeans("without", []));
        Assert.Equal(20, Assert.Single(history.Add(_proposer, 1, static _ => 0.1)).ReferenceSessions);
    }

    [Fact]
    public void StoredEventsOfASession_ApplyLikeLiveOnes()
    {
        var history = new SampleHistory(12);
        history.Add(_proposer, 30);
        _proposer.Apply(SeriesEvent.Refused("s3"));
        _proposer.Apply(SeriesEvent.BaselineMoved("s4", "c10"));
        var live = history.Add(_proposer, 1, static place => place is 3 or 4 ? 0.1 : 0);

        var replayed = new Proposer(new ProposalOptions());
        foreach (var session in history.Sessions.Take(30))
            replayed.Add(session.Id == "c29"
                ? session with { Events = [SeriesEvent.Refused("s3"), SeriesEvent.BaselineMoved("s4", "c10")] }
                : session);
        var again = replayed.Add(history.Sessions[^1]).Proposals;
        Assert.Equal(
            live.Select(static proposal => proposal with { Measured = [] }),
            again.Select(static proposal => proposal with { Measured = [] }));
        Assert.NotEmpty(live);
    }

    [Fact]
    public void BadInput_IsRefused()
    {
        new SampleHistory(1).Add(_proposer, 1);
        Assert.Throws<ArgumentException>(() => _proposer.Add(new SessionMeans("c0", [])));
        Assert.Throws<ArgumentException>(() => _proposer.Add(new SessionMeans("x", [new SeriesValue("s0", double.NaN)])));
        Assert.Throws<ArgumentException>(() => _proposer.Add(new SessionMeans("x", [new SeriesValue("s0", 1, double.NaN)])));
        Assert.Throws<ArgumentException>(() => _proposer.Add(new SessionMeans("x", [new SeriesValue("s0", 1), new SeriesValue("s0", 1)])));
        Assert.Throws<ArgumentException>(() => _proposer.Add(new SessionMeans("x", [new SeriesValue(SessionMedian.Series, 1)])));
        Assert.Throws<ArgumentException>(() => _proposer.Apply(SeriesEvent.Refused("unknown")));
        Assert.Throws<ArgumentException>(() => _proposer.Apply(SeriesEvent.BaselineMoved("s0", "unknown")));
        Assert.Throws<ArgumentOutOfRangeException>(() => new ProposalOptions { FewestSessions = 1 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new ProposalOptions { Level = 0 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new ProposalOptions { LevelOfGains = 0.6 });
    }

    [Fact]
    public void Unit_DoesNotMatter() =>
        Prop.ForAll(Gen.Choose(-1000, 1000).Select(static value => value / 100.0).ToArbitrary(), static unit =>
        {
            var (plain, other) = (new Proposer(new ProposalOptions()), new Proposer(new ProposalOptions()));
            var history = new SampleHistory(12);
            for (var session = 0; session < 40; session++)
            {
                var proposed = history.Add(plain, 1, place => session == 39 && place < 3 ? 0.1 : 0);
                var means = history.Sessions[^1];
                var inUnit = other.Add(
                    means with { Values = [.. means.Values.Select(value => value with { LogMean = value.LogMean + unit })] }).Proposals;
                Assert.Equal(
                    proposed.Select(static proposal => (proposal.Series, proposal.Direction)),
                    inUnit.Select(static proposal => (proposal.Series, proposal.Direction)));
            }
        }).Holds();

    // A short reference that takes a step in whole has a spread as wide as the step, and sessions after it seem to follow each other.
    [Theory]
    [InlineData(6)]
    [InlineData(8)]
    [InlineData(12)]
    [InlineData(25)]
    public void LargeGain_IsProposedByItsSecondSession(int before)
    {
        for (ulong seed = 1; seed <= 20; seed++)
        {
            var (history, proposer) = (new SampleHistory(1, seed), new Proposer(new ProposalOptions()));
            history.Add(proposer, before);
            history.Add(proposer, 1, static _ => -0.2);
            var proposal = Assert.Single(history.Add(proposer, 1, static _ => -0.2));
            Assert.Equal((ChangeDirection.Faster, true), (proposal.Direction, proposal.IsBySum));
        }
    }

    // Recorded commit by commit, and checked at any one of them.
    [Fact]
    public void UnansweredStep_IsProposedByEachLaterSession()
    {
        double[] before = [225, 204, 203, 213, 220];
        double[] after = [378, 406, 404, 410, 415, 362, 390, 401, 399, 384, 408, 391];
        foreach (var (session, value) in before.Index())
            Assert.Empty(_proposer.Add(new SessionMeans($"b{session}", [new SeriesValue("s", Math.Log(value))])).Proposals);
        foreach (var (session, value) in after.Index())
        {
            var proposal = Assert.Single(_proposer.Add(new SessionMeans($"a{session}", [new SeriesValue("s", Math.Log(value))])).Proposals);
            Assert.Equal((ChangeDirection.Slower, "b0"), (proposal.Direction, proposal.Baseline));
        }
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void StepInTheFirstSessions_IsProposedOnceItsLevelIsKnown(int before)
    {
        for (ulong seed = 1; seed <= 20; seed++)
        {
            var (history, proposer) = (new SampleHistory(1, seed), new Proposer(new ProposalOptions()));
            history.Add(proposer, before);
            history.Add(proposer, 6, static _ => 0.2);
            for (var session = 0; session < 30; session++)
            {
                var proposal = Assert.Single(history.Add(proposer, 1, static _ => 0.2));
                Assert.Equal(("c0", $"c{before}", before), (proposal.Baseline, proposal.Onset, proposal.ReferenceSessions));
                Assert.InRange(proposal.Ratio, 1.15, 1.3);
            }
        }
    }

    [Fact]
    public void StepsThatHideEachOther_AreProposed()
    {
        double[] values = [100, 101, 120, 121, 144, 145];
        IReadOnlyList<Proposal> last = [];
        foreach (var (session, value) in values.Index())
            last = _proposer.Add(new SessionMeans($"c{session}", [new SeriesValue("s", Math.Log(value))])).Proposals;
        Assert.Equal(1.44, Assert.Single(last).Ratio, 0.01);
    }

    [Fact]
    public void RefusedStep_IsNotProposedAgain()
    {
        var history = new SampleHistory(1);
        history.Add(_proposer, 2);
        Assert.NotEmpty(history.Add(_proposer, 6, static _ => 0.2));
        _proposer.Apply(SeriesEvent.Refused("s0"));
        for (var session = 0; session < 20; session++)
            Assert.Empty(history.Add(_proposer, 1, static _ => 0.2));
    }

    [Fact]
    public void StepAndItsReversal_AreNotProposed()
    {
        double[] values = [5, 5.01, 4.99, 5, 5.3, 5.31, 5.29, 5, 5.01, 4.99, 5];
        Assert.Null(SeriesStep.Of(values));
        Assert.Equal((4, 4, 4), SeriesStep.Of(values.AsSpan(0, 7)) is { } step ? (step.First, step.Second, step.Last) : (0, 0, 0));
    }

    [Fact]
    public void ValuesWithoutSpread_ProposeFromTheSecondSessionOn()
    {
        var proposer = new Proposer(new ProposalOptions { ChangeWithoutSpread = 0.001 });
        Assert.Empty(proposer.Add(new SessionMeans("c0", [new SeriesValue("s", Math.Log(25))])).Proposals);
        var proposal = Assert.Single(proposer.Add(new SessionMeans("c1", [new SeriesValue("s", Math.Log(49))])).Proposals);
        Assert.Equal(
            (ChangeDirection.Slower, "c0", "c1", 1), (proposal.Direction, proposal.Baseline, proposal.Session, proposal.ReferenceSessions));
        Assert.Equal(49.0 / 25, proposal.Ratio, 6);
        proposer.Apply(SeriesEvent.BaselineMoved("s", "c1"));
        Assert.Empty(proposer.Add(new SessionMeans("c2", [new SeriesValue("s", Math.Log(49))])).Proposals);
    }

    [Fact]
    public void MirroredValues_ProposeTheMirrorImage()
    {
        var options =
            new ProposalOptions { LevelOfFew = null, LevelOfGains = new ProposalOptions().Level, SumsOfGains = new ProposalOptions().Sums };
        var (plain, mirror) = (new Proposer(options), new Proposer(options));
        var history = new SampleHistory(12);
        var seen = 0;
        for (var session = 0; session < 200; session++)
        {
            var proposed = history.Add(plain, 1);
            var means = history.Sessions[^1];
            var mirrored = mirror.Add(means with
            {
                Values = [.. means.Values.Select(static value => new SeriesValue(value.Series, -value.LogMean, -value.LogMedian))],
            }).Proposals;
            // Where both sums are high, the slowdown is told first.
            Assert.Equal(proposed.Select(static proposal => proposal.Series), mirrored.Select(static proposal => proposal.Series));
            Assert.All(proposed.Zip(mirrored), static pair => Assert.Equal(pair.First.Statistic, -pair.Second.Statistic, 6));
            seen += proposed.Count;
        }

        Assert.True(seen > 10);
    }

    private static int SessionsUntilProposed(int refusedBefore)
    {
        var (history, proposer) = (new SampleHistory(1), new Proposer(ProposalOptions.BySumsAlone));
        history.Add(proposer, 100);
        for (var refused = 0; refused < refusedBefore; refused++)
        {
            while (history.Add(proposer, 1, static _ => 0.03).Count == 0)
            {
                // until its sum is above the limit
            }

            proposer.Apply(SeriesEvent.Refused("s0"));
        }

        var sessions = 1;
        while (history.Add(proposer, 1, static _ => 0.03).Count == 0)
            sessions++;
        return sessions;
    }
}

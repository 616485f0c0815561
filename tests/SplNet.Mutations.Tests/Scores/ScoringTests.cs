using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Mutations.Tests.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Tests.Scores;

/// <summary>Scores, against counts by hand.</summary>
public sealed class ScoringTests
{
    private static readonly MutantResult[] Mutants =
    [
        Made.Decided("CAP-1", Made.Measured("a", 1.2, 0.001, 0.001)),
        Made.Decided("CAP-2", Made.Measured("a", 1.2, 0.001, 0.9), Made.Measured("b", 1.3, 0.001, 0.001)),
        Made.Decided("LIN-1", Made.Measured("a", 1.06, 0.04, 1), Made.Measured("b", 1, 0.9, 1)),
        Made.Decided("LIN-2", Made.Measured("b", 1, 0.5, 0.5, isNoisy: true)),
        Made.Decided("LIN-3", Made.Counted("a")),
        Made.Decided("LIN-4", Made.Same("a")),
        Made.Decided("LIN-5"),
        Made.Ended("LIN-6", MutantStatus.Ignored),
        Made.Ended("LIN-7", MutantStatus.Invalid),
        Made.Ended("LIN-8", MutantStatus.NotCounted),
    ];

    private static readonly ScoreCard Card = Scoring.Of(Mutants, Made.Tests, Made.Suites, [], Made.Settings);

    // The upper end of the pairs' throughput is 1 / ratio + 0.01.
    [Fact]
    public void PublishedRule_KillsByTheUpperEndOfTheInterval()
    {
        var settings = Made.Settings with { KillBy = KillBy.Rci };
        MutantResult[] mutants =
        [
            .. Mutants.Append(Made.Decided("LIN-9", Made.Measured("a", 1.09, 1, 1))).Select(mutant => MutantVerdicts.Decide(
                mutant with { Pairs = AdjustedClaims.Of(mutant.Pairs, settings), Verdicts = [] }, settings)),
        ];

        var total = Scoring.Of(mutants, settings);

        Assert.Equal([(0.05, 3), (0.1, 2)], total.Select(static score => (score.Threshold, score.KilledAdjusted)));
        Assert.Equal([4, 3], total.Select(static score => score.PairsKilled));
    }

    [Fact]
    public void Total_CountsMutantsThatTestsRunDifferently()
    {
        var five = Card.Total[0];
        Assert.Equal((0.05, 7, 5), (five.Threshold, five.Mutants, five.Covered));
        Assert.Equal(
            (3, 2, 1, 1, 1, 1),
            (five.Killed, five.KilledAdjusted, five.Survived, five.Inconclusive, five.NotMeasured, five.NotExecutedDifferently));
        Assert.Equal((6, 4), (five.Pairs, five.PairsKilled));
        Assert.Equal((0.75, 0.5, 5.0 / 7, 4.0 / 6, 1.5), (five.Score, five.Adjusted, five.Coverage, five.PairRate, five.TestsPerMutant));
    }

    [Fact]
    public void HigherThreshold_IsReachedByFewerMutants() =>
        Assert.Equal((2, 2, 1), (Card.Total[1].Killed, Card.Total[1].KilledAdjusted, Card.Total[1].Survived));

    [Fact]
    public void Operators_AddUpToTheTotal()
    {
        Assert.Equal(["CAP", "LIN"], Card.Operators.Select(static one => one.Name));
        Assert.Equal(Card.Total[0].Covered, Card.Operators.Sum(static one => one.Scores[0].Covered));
        Assert.Equal(Card.Total[0].KilledAdjusted, Card.Operators.Sum(static one => one.Scores[0].KilledAdjusted));
    }

    // CAP-1 is killed by hand alone, CAP-2 at 5 % by both and at 10 % by generated alone; LIN-1 falls to hand alone, whose single test
    // needs no adjustment.
    [Fact]
    public void Suites_AreScoredIndependently()
    {
        var (hand, generated) = (Card.Suites[0], Card.Suites[1]);
        Assert.Equal((3, 1), (hand.Scores[0].KilledAdjusted, generated.Scores[0].KilledAdjusted));
        Assert.Equal([2, 1], hand.Exclusive);
        Assert.Equal([0, 1], generated.Exclusive);
        Assert.Equal((4, 3), (hand.Scores[0].Covered, generated.Scores[0].Covered));
    }

    [Fact]
    public void KillNotTriedByAnotherSuite_IsNotExclusive()
    {
        MutantResult[] mutants =
        [
            Made.Decided("CAP-1", Made.Measured("a", 1.2, 0.001, 0.001), Made.Counted("b")),
            Made.Decided("CAP-2", Made.Measured("a", 1.2, 0.001, 0.001), Made.Same("b")),
        ];

        var card = Scoring.Of(mutants, Made.Tests, Made.Suites, [], Made.Settings);

        Assert.Equal(2, card.Suites[0].Scores[0].KilledAdjusted);
        Assert.Equal([1, 1], card.Suites[0].Exclusive);
    }

    [Fact]
    public void NothingMeasured_HasNoScore()
    {
        var score = Scoring.Of([Made.Decided("CAP-1", Made.Counted("a"))], Made.Settings)[0];
        Assert.Null(score.Score);
        Assert.Null(score.PairRate);
        Assert.Equal(1, score.Coverage);
    }

    [Fact]
    public void Controls_HaveTheClopperPearsonBound()
    {
        var controls = Enumerable.Range(0, 300)
            .Select(static index => new ControlResult($"identity-{index}", ControlKind.Identity, Made.Measured("a", 1, 0.5, 0.9)))
            .Append(new ControlResult("layout-1", ControlKind.Layout, Made.Measured("a", 1.06, 0.01, 0.9))).ToList();
        var rates = ControlRates.Of(controls, Made.Settings);
        var identity = rates.Single(static rate => rate is { Kind: ControlKind.Identity, Threshold: 0.05 });

        // 1 - 0.025^(1/300).
        Assert.Equal((0, 300), (identity.Killed, identity.Measured));
        Assert.Equal(1 - Math.Pow(0.025, 1.0 / 300), identity.Upper, 1e-9);
        Assert.Equal((1, 1, 1.0), rates.Where(static rate => rate is { Kind: ControlKind.Layout, Threshold: 0.05 })
            .Select(static rate => (rate.Killed, rate.Measured, rate.Upper)).Single());
        Assert.DoesNotContain(rates, static rate => rate.Threshold == ControlRates.Finest); // 1 % was not asked of them
    }

    [Fact]
    public void Adjustment_NeverAddsKills()
    {
        var random = new Xoshiro256(7);
        for (var trial = 0; trial < 200; trial++)
        {
            var pairs = Made.Tests.Select(test => Made.Measured(test.Name, 1.1, random.NextUniform() / 10, random.NextUniform())).ToArray();
            var score = Scoring.Of([Made.Decided("CAP-1", pairs)], Made.Settings)[0];
            Assert.True(score.KilledAdjusted <= score.Killed);
            Assert.True(score.Killed <= score.Covered);
        }
    }
}

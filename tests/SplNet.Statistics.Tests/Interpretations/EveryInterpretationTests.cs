using FsCheck;
using FsCheck.Fluent;

namespace SplNet.Statistics.Tests;

/// <summary>Laws that hold for every interpretation.</summary>
public sealed class EveryInterpretationTests
{
    private static readonly Relation[] Relations = Enum.GetValues<Relation>();

    public static TheoryData<string> Names => [.. Interpretations.All.Select(static interpretation => interpretation.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void BadSamples_AreNeverDecided(string name)
    {
        var good = Make.Random(1, 3, 4);
        Sample[] bad =
        [
            Make.Runs(),
            Make.Runs([], [], []),
            Make.Runs([1, 2, 3]),
            Make.Summaries(100),
            Make.Runs([100, 101], [100, double.NaN], [99, 100]),
            Make.Runs([100, 101], [100, double.PositiveInfinity], [99, 100]),
            Make.Runs([100, 101], [100, -100], [99, 100]),
            Make.Runs([100, 101], [100, 1e200], [99, 100]),
        ];

        foreach (var sample in bad)
        {
            AssertUndecided(name, sample, good);
            AssertUndecided(name, good, sample);
            AssertUndecided(name, sample, sample);
            AssertUndecided(name, sample, Sample.Constant(100));
        }

        AssertUndecided(name, Sample.Constant(1), Sample.Constant(2));
        AssertUndecided(name, good, Sample.Constant(double.NaN));
    }

    [Theory]
    [InlineData("paired runs")]
    [InlineData("welch runs")]
    [InlineData("mann-whitney runs")]
    [InlineData("median order runs")]
    public void SummaryThatIsNotANumber_IsNeverDecided(string name)
    {
        var options = new DecisionOptions { Summary = static _ => double.NaN, Paper = true };

        Assert.Equal(EvidenceProblem.NotANumber, Of(name).Weigh(Make.Random(1, 4, 4), Make.Random(2, 4, 4), options).Problem);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void TimesWithoutSpread_AreNeverDecided(string name)
    {
        var (fast, slow) = (Make.Runs([100, 100], [100, 100], [100, 100]), Make.Runs([200, 200], [200, 200], [200, 200]));

        Assert.Equal(EvidenceProblem.NoSpread, AssertUndecided(name, fast, slow));
        Assert.Equal(EvidenceProblem.NoSpread, AssertUndecided(name, fast, fast));
        Assert.Equal(EvidenceProblem.NoSpread, AssertUndecided(name, fast, Sample.Constant(200)));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void BothSidesBelowTheFloor_AreNeverDecided(string name)
    {
        var options = new DecisionOptions { Floor = 1000 };

        Assert.Equal(EvidenceProblem.BelowFloor, Of(name).Weigh(Make.Random(1, 4, 4), Make.Random(2, 4, 4), options).Problem);
        Assert.Equal(EvidenceProblem.None, Of(name).Weigh(Make.Random(1, 4, 4), Make.Random(2, 4, 4, level: 5000), options).Problem);
        Assert.Equal(EvidenceProblem.None, Of(name).Weigh(Make.Random(1, 4, 4, level: 5000), Make.Random(2, 4, 4), options).Problem);
    }

    // A spread of 10 % between runs is believed even if the sample shows a thousandth of it.
    [Theory]
    [InlineData("paired runs")]
    [InlineData("welch runs")]
    [InlineData("welch")]
    [InlineData("parametric")]
    [InlineData("parametric t")]
    [InlineData("anova")]
    [InlineData("overlap intervals")]
    public void MinimumSpread_WeakensTheEvidence(string name)
    {
        var (left, right) = (Make.Random(1, 4, 4, 100, 0.0001, 0.0001), Make.Random(2, 4, 4, 102, 0.0001, 0.0001));

        Assert.True(Of(name).Weigh(left, right, new DecisionOptions()).PLess < 0.001);
        Assert.True(Of(name).Weigh(left, right, new DecisionOptions { MinimumSpread = 0.1 }).PLess > 0.1);
        Assert.True(
            Of(name).Weigh(left, right, new DecisionOptions { Scale = ComparisonScale.Difference, MinimumSpread = 10 }).PLess > 0.1);
    }

    // What spreads so much that it is not told from 0 bounds a ratio from one side only, and it is the same side both ways round.
    [Theory]
    [InlineData("parametric t")]
    [InlineData("anova")]
    public void SideIndistinguishableFromZero_BoundsTheRatioOnOneSide(string name)
    {
        var (steady, wild) = (Make.Runs([1000, 1010], [990, 1005], [1002, 996]), Make.Runs([10, 12], [500, 480], [30, 25]));

        var evidence = Of(name).Weigh(steady, wild, new DecisionOptions());
        var mirrored = Of(name).Weigh(wild, steady, new DecisionOptions());

        Assert.Equal((double.PositiveInfinity, 0), (evidence.Upper, mirrored.Lower));
        Assert.InRange(evidence.Lower, 0.1, evidence.Effect);
        Close.Relative(1 / mirrored.Upper, evidence.Lower, 1e-9);
    }

    // Nothing depends on the unit, however small or large the numbers are: squares of variances would leave the range of a double.
    [Theory]
    [MemberData(nameof(Names))]
    public void ExtremeMagnitudes_AreTestedLikeOthers(string name)
    {
        var (left, right) = (Make.Random(1, 10, 6), Make.Random(2, 10, 6, level: 110));
        foreach (var scale in new[] { ComparisonScale.Ratio, ComparisonScale.Difference })
        {
            var options = new DecisionOptions { Scale = scale };
            var usual = Of(name).Weigh(left, right, options);
            foreach (var power in new[] { -350, 270, 400 })
            {
                var unit = Math.ScaleB(1, power);
                var evidence = Of(name).Weigh(left.Scale(unit), right.Scale(unit), options);
                var scaling = scale == ComparisonScale.Ratio ? 1 : unit;
                Close.Absolute(usual.PLess, evidence.PLess, 1e-6);
                Close.Relative(usual.Effect * scaling, evidence.Effect, 1e-6);
                Close.Relative(usual.Lower * scaling, evidence.Lower, 1e-6);
                Close.Relative(usual.Upper * scaling, evidence.Upper, 1e-6);
            }
        }
    }

    // A tenth of the spread makes a tenth of the detectable effect, whatever the unit: it is relative to the right side.
    [Theory]
    [MemberData(nameof(Names))]
    public void DetectableEffect_ShrinksWithTheSpread(string name)
    {
        var wide = Detectable(0.02, 100);

        Assert.InRange(wide / Detectable(0.002, 100), 9, 12);
        Close.Relative(wide, Detectable(0.02, 102_400), 1e-3);
        Assert.InRange(wide, 0.001, 0.2);

        double Detectable(double spread, double level) => Of(name).Weigh(
            Make.Random(1, 10, 6, level, spread, spread),
            Make.Random(2, 10, 6, level, spread, spread),
            new DecisionOptions()).DetectableEffect;
    }

    // Logarithms of a large ratio spread as those of a small one.
    [Theory]
    [InlineData("paired runs")]
    [InlineData("welch runs")]
    [InlineData("hierarchical bootstrap")]
    [InlineData("median order runs")]
    [InlineData("mann-whitney runs")]
    public void DetectableEffect_DoesNotDependOnTheRatio(string name)
    {
        var usual = Detectable(100);

        // The order of the sides is that of the bootstrap's draws.
        Close.Relative(usual, Detectable(1e8), 0.15);
        Close.Relative(usual, Detectable(1e-4), 0.15);

        double Detectable(double level) =>
            Of(name).Weigh(Make.Random(1, 10, 6, level), Make.Random(2, 10, 6), new DecisionOptions()).DetectableEffect;
    }

    // Beside a limit of 0 every ratio is infinite, and no difference is too small to be seen or large enough.
    [Fact]
    public void DetectableEffectComparedWithZero_IsInfinite() => Assert.Equal(
        double.PositiveInfinity,
        new HierarchicalBootstrap().Weigh(Make.Random(1, 10, 6), Sample.Constant(0), new DecisionOptions()).DetectableEffect);

    [Theory]
    [MemberData(nameof(Names))]
    public void HugeSample_IsDecidedAsUsual(string name)
    {
        var evidence = Of(name).Weigh(Make.Random(1, 10, 20_000), Make.Random(2, 10, 20_000, level: 200), new DecisionOptions());

        Assert.Equal(EvidenceProblem.None, evidence.Problem);
        Assert.Equal(Truth.True, RelationRule.Decide(Relation.Less, evidence, new DecisionOptions()));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void ClearlyFasterSide_IsLessForAnyScale(string name)
    {
        foreach (var scale in new[] { ComparisonScale.Ratio, ComparisonScale.Difference })
        {
            var options = new DecisionOptions { Scale = scale };
            var evidence = Of(name).Weigh(Make.Random(1, 12, 6), Make.Random(2, 12, 6, level: 200), options);

            Assert.Equal(Truth.True, RelationRule.Decide(Relation.Less, evidence, options));
            Assert.Equal(Truth.True, RelationRule.Decide(Relation.LessOrEqual, evidence, options));
            Assert.Equal(Truth.False, RelationRule.Decide(Relation.GreaterOrEqual, evidence, options));
            Assert.InRange(evidence.Effect, evidence.Lower, evidence.Upper);
        }
    }

    // Axioms (1) to (3), which are those of numbers: values that are exact are compared as numbers.
    [Theory]
    [MemberData(nameof(Names))]
    public void ExactValues_AreOrderedAsNumbers(string name) => Prop.ForAll(Gen.Choose(0, 5).Three().ToArbitrary(), numbers =>
    {
        var (x, y, z) = numbers;

        Assert.Equal(x <= y, Holds(Relation.LessOrEqual, x, y));
        Assert.Equal(x == y, Holds(Relation.Equal, x, y));
        Assert.True(Holds(Relation.LessOrEqual, x, x));
        Assert.Equal(Holds(Relation.Equal, x, y), Holds(Relation.LessOrEqual, x, y) && Holds(Relation.LessOrEqual, y, x));
        Assert.True(!(Holds(Relation.LessOrEqual, x, y) && Holds(Relation.LessOrEqual, y, z)) || Holds(Relation.LessOrEqual, x, z));

        bool Holds(Relation relation, int left, int right)
        {
            var options = new DecisionOptions { Scale = ComparisonScale.Difference };
            var evidence = Of(name).Weigh(Exactly(left), Exactly(right), options);
            var truth = RelationRule.Decide(relation, evidence, options);
            Assert.NotEqual(Truth.Unknown, truth);
            return truth == Truth.True;
        }

        // As many runs as ranks need to reject at 1 %.
        static Sample Exactly(int value) => Make.Runs([.. Enumerable.Repeat(new double[] { value, value, value }, 12)]);
    }).Holds();

    // Axiom (5), and that `a <= b` and `b >= a` are one claim.
    [Theory]
    [MemberData(nameof(Names))]
    public void ExchangedSides_ExchangeTheEvidence(string name) => Prop.ForAll(Cases(), sample =>
    {
        var options = sample.Options;
        var evidence = Of(name).Weigh(sample.Left, sample.Right, options);
        var mirrored = Of(name).Weigh(sample.Right, sample.Left, options);

        Close.Absolute(evidence.PLess, mirrored.PGreater, 1e-12);
        Close.Absolute(evidence.PGreater, mirrored.PLess, 1e-12);
        var lessOrEqual = RelationRule.Decide(Relation.LessOrEqual, evidence, options);
        Assert.Equal(lessOrEqual, RelationRule.Decide(Relation.GreaterOrEqual, mirrored, options));
        Assert.Equal(
            Kleene.And(lessOrEqual, RelationRule.Decide(Relation.LessOrEqual, mirrored, options)),
            RelationRule.Decide(Relation.Equal, evidence, options));
    }).Holds();

    // Axiom (4): whatever lies below for every observation is not larger; at every level up to 0.5.
    [Theory]
    [MemberData(nameof(Names))]
    public void LowerTransformationOfOneSample_IsNotLarger(string name) => Prop.ForAll(Cases(), sample =>
    {
        var higher = sample.Left.Scale(1 + (sample.Step / 10)).Shift(sample.Step);
        var bent = sample.Left.Transform(value => value + (sample.Step * Math.Max(0, value - 100)));
        foreach (var options in new[] { sample.Options, sample.Options with { Alpha = 0.5 } })
        {
            foreach (var (low, high) in new[] { (sample.Left, sample.Left), (sample.Left, higher), (sample.Left, bent) })
            {
                var truth = RelationRule.Decide(Relation.LessOrEqual, Of(name).Weigh(low, high, options), options);
                Assert.True(truth == Truth.True || (truth == Truth.Unknown && !options.Paper));
            }
        }
    }).Holds();

    // A change of the unit changes no decision.
    [Theory]
    [MemberData(nameof(Names))]
    public void ScaledSides_KeepTheEvidence(string name) => Prop.ForAll(Cases(), sample =>
    {
        var evidence = Of(name).Weigh(sample.Left, sample.Right, sample.Options);
        var scaled = Of(name).Weigh(sample.Left.Scale(1024), sample.Right.Scale(1024), sample.Options); // a power of two is exact

        Close.Absolute(evidence.PLess, scaled.PLess, 1e-6);
        if (sample.Options.Scale == ComparisonScale.Ratio)
            Close.Relative(evidence.Effect, scaled.Effect, 1e-6);
        else
            Close.Absolute(evidence.Effect * 1024, scaled.Effect, 1e-6 * 1024);
    }).Holds();

    // On differences, a common shift changes no decision.
    [Theory]
    [MemberData(nameof(Names))]
    public void ShiftedSides_KeepTheEvidenceOfDifferences(string name) => Prop.ForAll(Cases(), sample =>
    {
        var options = sample.Options with { Scale = ComparisonScale.Difference };
        var evidence = Of(name).Weigh(sample.Left, sample.Right, options);
        var shifted = Of(name).Weigh(sample.Left.Shift(64), sample.Right.Shift(64), options);

        Close.Absolute(evidence.PGreater, shifted.PGreater, 5e-3); // the order of equal rounded resamples may change
        Close.Absolute(evidence.Effect, shifted.Effect, 1e-6);
    }).Holds();

    // Permuted iterations are the same run (not for bootstraps, whose draws follow the order: their p-values move by Monte-Carlo error).
    [Theory]
    [MemberData(nameof(Names))]
    public void PermutedIterations_KeepTheEvidence(string name) => Prop.ForAll(Cases(), sample =>
    {
        var reversed = new Sample([.. sample.Left.Runs.Select(static run => new RunSample([.. run.Iterations.Reverse()]))]);
        var evidence = Of(name).Weigh(sample.Left, sample.Right, sample.Options);
        var permuted = Of(name).Weigh(reversed, sample.Right, sample.Options);

        Close.Absolute(evidence.PLess, permuted.PLess, name is "non-parametric" or "hierarchical bootstrap" ? 0.2 : 1e-9);
    }).Holds();

    [Theory]
    [InlineData("PairedRuns", "paired runs")]
    [InlineData("mann_whitney", "mann-whitney")]
    [InlineData("WELCH-RUNS", "welch runs")]
    public void Name_IsFoundInAnySpelling(string spelling, string expected) => Assert.Equal(expected, Interpretations.Find(spelling)?.Name);

    [Fact]
    public void UnknownName_IsNotFound() => Assert.Null(Interpretations.Find("kindergarten"));

    [Fact]
    public void Names_AreDistinct() =>
        Assert.Equal(
            Interpretations.All.Count,
            Interpretations.All.Select(static interpretation => interpretation.Name).Distinct(StringComparer.Ordinal).Count());

    private static IInterpretation Of(string name) => name switch
    {
        "non-parametric" => new NonParametric { Resamples = 500 },
        "hierarchical bootstrap" => new HierarchicalBootstrap { Resamples = 500 },
        _ => Interpretations.Find(name)!,
    };

    private static EvidenceProblem AssertUndecided(string name, Sample left, Sample right)
    {
        var evidence = Of(name).Weigh(left, right, new DecisionOptions());
        Assert.NotEqual(EvidenceProblem.None, evidence.Problem);
        Assert.All(Relations, relation => Assert.Equal(Truth.Unknown, RelationRule.Decide(relation, evidence, new DecisionOptions())));
        return evidence.Problem;
    }

    private static Arbitrary<(Sample Left, Sample Right, double Step, DecisionOptions Options)> Cases() =>
        (from seed in Gen.Choose(0, 1_000_000)
         from runs in Gen.Choose(2, 6)
         from iterations in Gen.Choose(2, 5)
         from effect in Gen.Choose(-10, 10)
         from between in Gen.Choose(0, 10)
         from step in Gen.Choose(0, 100)
         from alpha in Gen.Elements(0.0, 0.01, 0.05, 0.5)
         from paper in Gen.Elements(true, false)
         from scale in Gen.Elements(ComparisonScale.Ratio, ComparisonScale.Difference)
         select (
             Make.Random(seed, runs, iterations, 100, between / 100.0),
             Make.Random(seed + 1, runs, iterations, 100 + effect, between / 100.0),
             step / 100.0,
             new DecisionOptions { Alpha = alpha, Paper = paper, Scale = scale })).ToArbitrary();
}

using FsCheck;
using FsCheck.Fluent;

namespace SplNet.Statistics.Tests;

/// <summary>The rule that makes one truth value of any evidence.</summary>
public sealed class RelationRuleTests
{
    private static readonly DecisionOptions Options = new() { Alpha = 0.05 };

    [Theory]
    [InlineData(Relation.LessOrEqual, 0.9, 0.2, true, false, Truth.True)]
    [InlineData(Relation.LessOrEqual, 0.9, 0.2, false, false, Truth.Unknown)]
    [InlineData(Relation.LessOrEqual, 0.99, 0.01, true, false, Truth.False)]
    [InlineData(Relation.Less, 0.01, 0.99, true, false, Truth.True)]
    [InlineData(Relation.Less, 0.3, 0.7, true, false, Truth.Unknown)]
    [InlineData(Relation.Less, 0.7, 0.3, true, true, Truth.False)]
    [InlineData(Relation.Equal, 0.5, 0.5, true, true, Truth.True)]
    [InlineData(Relation.Equal, 0.5, 0.5, true, false, Truth.Unknown)]
    [InlineData(Relation.NotEqual, 0.01, 0.99, true, false, Truth.True)]
    public void Evidence_Decides(Relation relation, double less, double greater, bool larger, bool smaller, Truth expected) =>
        Assert.Equal(expected, RelationRule.Decide(relation, Of(less, greater, larger, smaller), Options));

    [Fact]
    public void PValueAtTheLevel_DoesNotReject()
    {
        var evidence = Of(0.5, 0.5, larger: true, smaller: true);

        Assert.Equal(Truth.True, RelationRule.Decide(Relation.LessOrEqual, evidence, Options with { Alpha = 0.5 }));
    }

    [Fact]
    public void Problem_IsUnknownForEveryRelation()
    {
        var evidence = Of(0, 1, larger: true, smaller: true) with { Problem = EvidenceProblem.TooFewRuns };

        Assert.All(Enum.GetValues<Relation>(), relation =>
            Assert.Equal(Truth.Unknown, RelationRule.Decide(relation, evidence, Options with { Paper = true })));
    }

    [Fact]
    public void LevelOfTheEvidence_TakesPrecedence()
    {
        var evidence = Of(0.99, 0.01, larger: true, smaller: true) with { Significance = 0.001 };

        Assert.Equal(Truth.True, RelationRule.Decide(Relation.LessOrEqual, evidence, Options));
    }

    [Fact]
    public void UnknownRelation_IsRefused() =>
        Assert.Throws<ArgumentOutOfRangeException>(
            () => RelationRule.Decide((Relation)99, Of(0.5, 0.5, larger: true, smaller: true), Options));

    // The equality of the paper is the conjunction of both orders (axiom 5), and the strict relations negate the reversed weak ones.
    [Fact]
    public void AnyEvidence_ObeysTheAxiomsOfTheRelations() =>
        Prop.ForAll(Arbitrary(), sample =>
        {
            var evidence = Of(sample.Less, 1 - sample.Less, sample.Larger, sample.Smaller);
            var options = new DecisionOptions { Alpha = sample.Alpha, Paper = sample.Paper };
            var lessOrEqual = Decide(Relation.LessOrEqual);
            var greaterOrEqual = Decide(Relation.GreaterOrEqual);

            Assert.Equal(Kleene.And(lessOrEqual, greaterOrEqual), Decide(Relation.Equal));
            Assert.Equal(Kleene.Not(greaterOrEqual), Decide(Relation.Less));
            Assert.Equal(Kleene.Not(lessOrEqual), Decide(Relation.Greater));
            Assert.Equal(Kleene.Not(Decide(Relation.Equal)), Decide(Relation.NotEqual));

            Truth Decide(Relation relation) => RelationRule.Decide(relation, evidence, options);
        }).Holds();

    private static Arbitrary<(double Less, double Alpha, bool Larger, bool Smaller, bool Paper)> Arbitrary()
    {
        var unit = Gen.Choose(0, 1000).Select(static value => value / 1000.0);
        var flag = Gen.Elements(true, false);
        return (from less in unit
                from alpha in unit
                from larger in flag
                from smaller in flag
                from paper in flag
                select (less, alpha / 2, larger, smaller, paper)).ToArbitrary();
    }

    private static Evidence Of(double less, double greater, bool larger, bool smaller) => new()
    {
        Interpretation = "made up",
        Scale = ComparisonScale.Ratio,
        PLess = less,
        PGreater = greater,
        ExcludesLarger = larger,
        ExcludesSmaller = smaller,
    };
}

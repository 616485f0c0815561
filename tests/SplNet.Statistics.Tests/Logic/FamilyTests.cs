namespace SplNet.Statistics.Tests;

/// <summary>The level of conjunctions, disjunctions and quantifiers.</summary>
public sealed class FamilyTests
{
    private static readonly DecisionOptions Options = new() { Alpha = 0.05 };

    [Fact]
    public void ConjunctionOfWeakClaims_IsCorrected()
    {
        Claim[] claims = [Of(Relation.LessOrEqual, 0.03), Of(Relation.LessOrEqual, 0.9)];

        Assert.Equal(Truth.False, RelationRule.Decide(Relation.LessOrEqual, claims[0].Evidence, Options));
        Assert.Equal([Truth.True, Truth.True], Family.OfConjunction(claims, Options));
        Assert.Equal(Truth.True, Family.All(claims, Options));
    }

    [Fact]
    public void HolmsSecondStep_RejectsWhatBonferroniKeeps() =>
        Assert.Equal(
            [Truth.False, Truth.False], Family.OfConjunction([Of(Relation.LessOrEqual, 0.02), Of(Relation.GreaterOrEqual, 0.96)], Options));

    [Fact]
    public void ConjunctionOfStrictClaims_IsNotCorrected()
    {
        Claim[] claims = [Of(Relation.Greater, 0.04), Of(Relation.Greater, 0.04), Of(Relation.Greater, 0.04)];

        Assert.Equal(Truth.True, Family.All(claims, Options));
    }

    [Fact]
    public void DisjunctionOfStrictClaims_IsCorrected()
    {
        Claim[] claims = [Of(Relation.Greater, 0.04), Of(Relation.Greater, 0.5), Of(Relation.Greater, 0.5)];

        Assert.NotEqual(Truth.True, Family.Any(claims, Options));
        Assert.Equal(Truth.True, Family.Any([Of(Relation.Greater, 0.016), .. claims[1..]], Options));
    }

    [Fact]
    public void StrictClaims_DoNotEnlargeTheFamilyOfWeakOnes() =>
        Assert.Equal(Truth.False, Family.All([Of(Relation.LessOrEqual, 0.03), Of(Relation.Greater, 0.001)], Options));

    [Fact]
    public void UndecidedClaim_LeavesTheConjunctionOpen()
    {
        var broken = Of(Relation.LessOrEqual, 0.5) with
        {
            Evidence = Of(Relation.LessOrEqual, 0.5).Evidence with { Problem = EvidenceProblem.TooFewRuns },
        };

        Assert.Equal(Truth.Unknown, Family.All([Of(Relation.LessOrEqual, 0.5), broken], Options));
        Assert.Equal(Truth.False, Family.All([Of(Relation.LessOrEqual, 0.001), broken], Options));
    }

    [Fact]
    public void NoClaims_AreTheNeutralElement()
    {
        Assert.Equal(Truth.True, Family.All([], Options));
        Assert.Equal(Truth.False, Family.Any([], Options));
    }

    private static Claim Of(Relation relation, double greater) => new(relation, new Evidence
    {
        Interpretation = "made up",
        Scale = ComparisonScale.Ratio,
        PGreater = greater,
        PLess = 1 - greater,
        ExcludesLarger = true,
        ExcludesSmaller = true,
    });
}

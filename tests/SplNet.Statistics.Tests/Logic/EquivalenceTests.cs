namespace SplNet.Statistics.Tests;

/// <summary>The relation ~ by two one-sided tests.</summary>
public sealed class EquivalenceTests
{
    private static readonly Sample Left = Make.Summaries(103.1, 99.2, 101.7, 104.9, 102.3);
    private static readonly Sample Right = Make.Summaries(100.4, 98.8, 99.1, 101.2, 100.9);
    private static readonly DecisionOptions Options = new();

    // R: t.test(log(a) - log(b), mu = log(1.05), alternative = "less")$p.value, the larger of the two
    [Fact]
    public void PairedRuns_AgreeWithR()
    {
        var result = Equivalence.Decide(Left, Right, 0.05, Options);

        Close.Relative(0.003842526419708349, result.PValue);
        Assert.Equal(Truth.True, result.Truth);
    }

    [Theory]
    [InlineData(100, 0.05, Truth.True)]
    [InlineData(104, 0.05, Truth.Unknown)]
    [InlineData(120, 0.05, Truth.False)]
    [InlineData(80, 0.05, Truth.False)]
    [InlineData(120, 0.5, Truth.True)]
    public void EveryInterpretation_UsesTheTolerance(double level, double tolerance, Truth expected)
    {
        var (left, right) = (Make.Random(31, 14, 8, level, between: 0.02), Make.Random(33, 14, 8, between: 0.02));

        foreach (var interpretation in Interpretations.All)
        {
            var result = Equivalence.Decide(left, right, tolerance, Options, interpretation);
            Assert.True(result.Truth == expected || result.Truth == Truth.Unknown || expected == Truth.Unknown, interpretation.Name);
        }

        Assert.Equal(expected, Equivalence.Decide(left, right, tolerance, Options).Truth);
    }

    [Theory]
    [InlineData(0, 0, Truth.True)]
    [InlineData(24, 25, Truth.True)]
    [InlineData(24, 32, Truth.False)]
    [InlineData(-24, -25, Truth.True)]
    [InlineData(-24, -32, Truth.False)]
    [InlineData(0, 1, Truth.False)]
    public void ExactValues_AreEquivalentWithinTheTolerance(double left, double right, Truth expected)
    {
        var options = new DecisionOptions { Scale = ComparisonScale.Difference };

        Assert.Equal(expected, Equivalence.Decide(Make.Summaries(left, left), Make.Summaries(right, right), 0.05, options).Truth);
        Assert.Equal(expected, Equivalence.Decide(Make.Summaries(right, right), Make.Summaries(left, left), 0.05, options).Truth);
    }

    [Theory]
    [InlineData(24, 24, 0)]
    [InlineData(24, 48, 1)]
    public void ExactValues_AreCertain(double left, double right, double p)
    {
        var options = new DecisionOptions { Scale = ComparisonScale.Difference };

        Assert.Equal(p, Equivalence.Decide(Make.Summaries(left, left), Make.Summaries(right, right), 0.05, options).PValue);
    }

    [Fact]
    public void EvidenceAlone_CannotShowEquivalence()
    {
        var evidence = Interpretations.Default.Weigh(Left, Right, Options);

        Assert.Throws<ArgumentException>(() => RelationRule.Decide(Relation.Equivalent, evidence, Options));
    }

    // Raised by their size, negative values come nearer to zero, not further away.
    [Fact]
    public void NegativeValues_HaveNearlyThePValueOfPositiveOnes()
    {
        var options = new DecisionOptions { Scale = ComparisonScale.Difference };
        var negative = Equivalence.Decide(Make.Summaries(-24.1, -23.9, -24), Make.Summaries(-24.3, -24.2, -24.4), 0.05, options);
        var positive = Equivalence.Decide(Make.Summaries(24.1, 23.9, 24), Make.Summaries(24.3, 24.2, 24.4), 0.05, options);

        Close.Relative(positive.PValue, negative.PValue, 0.1); // the tolerance is of the other side
        Assert.True(negative.PValue < 0.05);
    }

    [Fact]
    public void FewNoisyRuns_AreNotEquivalent() =>
        Assert.Equal(Truth.Unknown, Equivalence.Decide(Make.Summaries(90, 110, 100), Make.Summaries(110, 90, 100), 0.05, Options).Truth);

    [Fact]
    public void OneRun_IsUnknown() =>
        Assert.Equal(Truth.Unknown, Equivalence.Decide(Make.Summaries(100), Make.Summaries(100), 0.05, Options).Truth);

    [Theory]
    [InlineData(0)]
    [InlineData(-0.05)]
    [InlineData(double.NaN)]
    public void InvalidTolerance_IsRefused(double tolerance) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => Equivalence.Decide(Left, Right, tolerance, Options));
}

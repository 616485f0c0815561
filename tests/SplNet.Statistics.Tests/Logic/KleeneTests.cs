namespace SplNet.Statistics.Tests;

/// <summary>Kleene's strong connectives.</summary>
public sealed class KleeneTests
{
    private static readonly Truth[] Values = [Truth.False, Truth.Unknown, Truth.True];

    [Theory]
    [InlineData(Truth.False, Truth.Unknown, Truth.False)]
    [InlineData(Truth.True, Truth.Unknown, Truth.Unknown)]
    [InlineData(Truth.True, Truth.True, Truth.True)]
    [InlineData(Truth.Unknown, Truth.Unknown, Truth.Unknown)]
    public void Conjunction_FollowsTheTable(Truth left, Truth right, Truth expected)
    {
        Assert.Equal(expected, Kleene.And(left, right));
        Assert.Equal(expected, Kleene.And(right, left));
    }

    [Theory]
    [InlineData(Truth.False, Truth.Unknown, Truth.True)]
    [InlineData(Truth.Unknown, Truth.True, Truth.True)]
    [InlineData(Truth.Unknown, Truth.False, Truth.Unknown)]
    [InlineData(Truth.True, Truth.False, Truth.False)]
    public void Implication_FollowsTheTable(Truth premise, Truth conclusion, Truth expected) =>
        Assert.Equal(expected, Kleene.Implies(premise, conclusion));

    [Fact]
    public void EveryPair_ObeysDeMorganAndDoubleNegation()
    {
        foreach (var left in Values)
        {
            Assert.Equal(left, Kleene.Not(Kleene.Not(left)));
            foreach (var right in Values)
            {
                Assert.Equal(Kleene.Not(Kleene.And(left, right)), Kleene.Or(Kleene.Not(left), Kleene.Not(right)));
                Assert.Equal(Kleene.Not(Kleene.Or(left, right)), Kleene.And(Kleene.Not(left), Kleene.Not(right)));
            }
        }
    }

    [Fact]
    public void UnknownSide_DecidesOnlyIfBothItsValuesAgree()
    {
        foreach (var known in Values)
        {
            AssertAgreement(Kleene.And(Truth.Unknown, known), Kleene.And(Truth.False, known), Kleene.And(Truth.True, known));
            AssertAgreement(Kleene.Or(Truth.Unknown, known), Kleene.Or(Truth.False, known), Kleene.Or(Truth.True, known));
        }

        static void AssertAgreement(Truth unknown, Truth ifFalse, Truth ifTrue) =>
            Assert.Equal(ifFalse == ifTrue ? ifFalse : Truth.Unknown, unknown);
    }
}

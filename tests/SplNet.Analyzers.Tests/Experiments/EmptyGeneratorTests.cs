using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class EmptyGeneratorTests
{
    [Theory]
    [InlineData("[|Gen.Range(10, 1)|];")]
    [InlineData("[|Gen.Range(1, 10, 0)|];")]
    [InlineData("[|Gen.Exponential(0, 10, 2)|];")]
    [InlineData("[|Gen.Exponential(1, 10, factor: 1)|];")]
    [InlineData("[|Gen.Ints(5, 5)|];")]
    [InlineData("[|Gen.Doubles(1, 0.5)|];")]
    [InlineData("[|Gen.Doubles(0, double.PositiveInfinity)|];")]
    [InlineData("[|Gen.Doubles(double.NaN, 1)|];")]
    [InlineData("[|Gen.Of([10, 100, 10])|];")]
    [InlineData("[|Gen.Strings(-1)|];")]
    [InlineData("[|Gen.Arrays(-1, Gen.Ints())|];")]
    [InlineData("[|Gen.Of<int>()|];")]
    [InlineData("[|Gen.Of(10, 100, 10)|];")]
    [InlineData("[|Gen.Of(\"a\", null)|];")]
    [InlineData("[|Operand.Of(Work).Reinstantiate(0)|];")]
    public Task RefusedConstants_AreReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Gen.Range(1, 1);")]
    [InlineData("Gen.Exponential(1, 10, 2);")]
    [InlineData("Gen.Ints(list.Count, 0);")]
    [InlineData("Gen.Ints();")]
    [InlineData("Gen.Strings(0);")]
    [InlineData("Gen.Of(1, 2, list.Count, list.Count);")]
    [InlineData("Gen.Of(array);")]
    [InlineData("Gen.Of([10, .. array]);")]
    [InlineData("Operand.Of(Work).Reinstantiate();")]
    [InlineData("Throws(() => Gen.Of(1, 1)); static void Throws(Func<object> code) { }")]
    public Task AcceptedConstants_AreNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<EmptyGeneratorRule>(Snippet.Method(statement));
}

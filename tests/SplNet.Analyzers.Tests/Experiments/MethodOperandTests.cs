using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class MethodOperandTests
{
    private const string Contains = "var contains = FunctorFactory.Create(list, x => x.Contains(Arg.Of<int>()));";
    private const string Open = "var contains = FunctorFactory.Create((List<int> x) => x.Contains(Arg.Of<int>()));";

    [Theory]
    [InlineData(Contains + "var o = [|new MethodOperand(contains)|];")]
    [InlineData(Contains + "var o = new MethodOperand(contains, [|new CompositeGenerator { () => 1, () => 2 }|]);")]
    [InlineData(
        Contains + "IArgumentGenerator two = new CompositeGenerator { () => 1, () => 2 }; var o = new MethodOperand(contains, [|two|]);")]
    [InlineData("var o = new MethodOperand(FunctorFactory.Create(() => Work()), [|Gen.Ints()|]);")]
    [InlineData("var o = new MethodOperand(FunctorFactory.Create(list, x => x.Insert(Arg.Of<int>(), Arg.Of<int>())), [|Gen.Ints()|]);")]
    [InlineData(Open + "var o = [|new MethodOperand(contains, Gen.Ints())|];")]
    [InlineData(Contains + "var o = new MethodOperand(contains, Gen.Ints(), [|Gen.Make(() => new List<int>())|]);")]
    [InlineData(Open + "var o = new MethodOperand(contains, Gen.Ints(), [|new CompositeGenerator { () => list, () => list }|]);")]
    public Task GeneratorThatDoesNotFit_IsReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData(Contains + "var o = new MethodOperand(contains, Gen.Ints());")]
    [InlineData(Contains + "var o = new MethodOperand(contains, new CompositeGenerator { () => 1 });")]
    [InlineData(Contains + "var one = new CompositeGenerator(); one.Add(() => 1); var o = new MethodOperand(contains, one);")]
    [InlineData(Contains + "contains = FunctorFactory.Create(() => Work()); var o = new MethodOperand(contains);")]
    [InlineData("var o = new MethodOperand(FunctorFactory.Create(() => Work()));")]
    [InlineData("var pairs = from n in Gen.Of(1, 2) from m in Gen.Ints() select (n, m); " +
        "var o = new MethodOperand(FunctorFactory.Create(list, x => x.Insert(Arg.Of<int>(), Arg.Of<int>())), pairs);")]
    [InlineData(Open + "var o = new MethodOperand(contains, Gen.Ints(), Gen.Make(() => new List<int>()));")]
    public Task GeneratorThatFits_IsNotReported(string statements) => VerifyAsync(statements);

    private static Task VerifyAsync(string statements) => Verifier.VerifyRuleAsync<MethodOperandRule>(Snippet.Method(statements));
}

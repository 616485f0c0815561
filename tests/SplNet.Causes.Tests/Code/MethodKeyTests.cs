using SplNet.Causes.Code;

namespace SplNet.Causes.Tests.Code;

public class MethodKeyTests
{
    [Theory]
    [InlineData("Ns.Scanner::Peek()", "Scanner.Peek", "Ns.Scanner.Peek")]
    [InlineData("Ns.Outer/Inner`1::get_Item(System.Int32)", "Outer.Inner.Item", "Ns.Outer.Inner.get_Item")]
    [InlineData("Ns.Map`2::Add`1(TKey,System.Func`2<TKey,TValue>)", "Map.Add", "Ns.Map.Add")]
    [InlineData("Ns.Queue::.ctor(System.Int32)", "new Queue", "Ns.Queue.ctor")]
    [InlineData("Ns.Queue::.cctor()", "Queue (its static fields)", "Ns.Queue.cctor")]
    [InlineData("Ns.Bag::System.Collections.IEnumerable.GetEnumerator()", "Bag.GetEnumerator", "Ns.Bag.System.Collections.IEnumerable.GetEnumerator")]
    [InlineData("Ns.Amount::op_Multiply(Ns.Amount,System.Decimal)Ns.Amount", "Amount operator *", "Ns.Amount.op_Multiply")]
    [InlineData("Global::Run()", "Global.Run", "Global.Run")]
    [InlineData("System.Runtime.CompilerServices.AsyncHelpers::Await()", "await", "System.Runtime.CompilerServices.AsyncHelpers.Await")]
    public void Key_IsSpokenAsItsAuthorWould(string key, string spoken, string full)
    {
        Assert.Equal(spoken, MethodKey.Spoken(key));
        Assert.Equal(full, MethodKey.FullName(key));
    }

    [Theory]
    [InlineData("Ns.A/<>c__DisplayClass3_0::<Run>b__1(System.Int32)", "Ns.A/<>c__DisplayClass#::<Run>b__#(System.Int32)")]
    [InlineData("Ns.A::<Run>g__Local|5_2()", "Ns.A::<Run>g__Local|#()")]
    [InlineData("Ns.A/<Items>d__7::MoveNext()", "Ns.A/<Items>d__#::MoveNext()")]
    [InlineData("Ns.Plain__7::Run()", "Ns.Plain__7::Run()")]
    public void OrdinalsOfTheCompiler_AreLeftOut(string name, string without) => Assert.Equal(without, CompilerNames.WithoutOrdinals(name));
}

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
    [InlineData(
        "Ns.Bag::System.Collections.IEnumerable.GetEnumerator()",
        "Bag.GetEnumerator",
        "Ns.Bag.System.Collections.IEnumerable.GetEnumerator")]
    [InlineData("Ns.Amount::op_Multiply(Ns.Amount,System.Decimal)Ns.Amount", "Amount operator *", "Ns.Amount.op_Multiply")]
    [InlineData("Global::Run()", "Global.Run", "Global.Run")]
    [InlineData("Ns.<Local>F__Helper::Times(System.Int32)", "Helper.Times", "Ns.Helper.Times")]
    [InlineData("<StartupCode$Lib>.$Work::.cctor()", "Work (its static fields)", "Work.cctor")]
    [InlineData("System.Runtime.CompilerServices.AsyncHelpers::Await()", "await", "System.Runtime.CompilerServices.AsyncHelpers.Await")]
    public void Key_IsDisplayedAsInSource(string key, string spoken, string full)
    {
        Assert.Equal(spoken, MethodKey.ReadableName(key));
        Assert.Equal(full, MethodKey.FullName(key));
    }

    [Theory]
    [InlineData("Ns.A/<>c__DisplayClass3_0::<Run>b__1(System.Int32)", "Ns.A/<>c__DisplayClass#::<Run>b__#(System.Int32)")]
    [InlineData("Ns.A::<Run>g__Local|5_2()", "Ns.A::<Run>g__Local|#()")]
    [InlineData("Ns.A/<Items>d__7::MoveNext()", "Ns.A/<Items>d__#::MoveNext()")]
    [InlineData("Ns.Plain__7::Run()", "Ns.Plain__7::Run()")]
    [InlineData("Ns.<Local>F5E884898DA28047151D0E56F8DC6292773603D0D6AABBDD62A11EF721D1542D8__Helper::Run()", "Ns.<Local>F__Helper::Run()")]
    [InlineData(
        "Generated.<RegexGenerator_g>F5E884898DA28047151D0E56F8DC6292773603D0D6AABBDD62A11EF721D1542D8__Pattern_12/Runner::Scan()",
        "Generated.<RegexGenerator_g>F__Pattern_#/Runner::Scan()")]
    [InlineData("Ns.A/<G>$64B67F85FE78DDA587BDEEBA2FF0A5A2`1::Twice()", "Ns.A/<G>$#`1::Twice()")]
    [InlineData("<>f__AnonymousDelegate3`2::Invoke()", "<>f__AnonymousDelegate#`2::Invoke()")]
    [InlineData("Lib.Work/mapped@15-1::Invoke(System.Int32)", "Lib.Work/mapped@#::Invoke(System.Int32)")]
    [InlineData("Lib.Rec::A@", "Lib.Rec::A@")]
    [InlineData("Lib.Work/_Closure$__2-0::_Lambda$__6-1()", "Lib.Work/_Closure$__#::_Lambda$__#()")]
    [InlineData("Lib.Work/VB$StateMachine_4_Items::MoveNext()", "Lib.Work/VB$StateMachine_#_Items::MoveNext()")]
    [InlineData("VB$AnonymousType_0`2::get_X()", "VB$AnonymousType_#`2::get_X()")]
    public void CompilerOrdinals_AreOmitted(string name, string without) => Assert.Equal(without, CompilerNames.WithoutOrdinals(name));

    [Theory]
    [InlineData("<Run>b__0_1", true)]
    [InlineData("<>c", true)]
    [InlineData("mapped@15", true)]
    [InlineData("_Closure$__2-0", true)]
    [InlineData("VB$StateMachine_4_Items", true)]
    [InlineData("<Local>F5E884898DA28047151D0E56F8DC6292773603D0D6AABBDD62A11EF721D1542D8__Helper", false)]
    [InlineData("<Name>k__BackingField", false)]
    [InlineData("<size>P", false)]
    [InlineData("<Clone>$", false)]
    [InlineData("<Main>$", false)]
    [InlineData("<Module>", false)]
    [InlineData("A@", false)]
    [InlineData("Circle@DebugTypeProxy", false)]
    [InlineData("Run", false)]
    public void CompilerGeneratedNames_AreRecognised(string name, bool isMade) => Assert.Equal(isMade, CompilerNames.IsMade(name));
}

using SplNet.Analyzers.Completion;
using SplNet.Syntax;

namespace SplNet.Analyzers.Tests.Completion;

public class OperandCompletionTests
{
    private const string Operands = "fast slow THIS SELF Sort Arrays Get Count Map Node Sorter Pool IStore Hidden Tools";
    private const string Estimators = "mean median min trimmed throughput cpu pause allocated retained collections gen0 gen1 gen2 " +
        "objects instructions contentions exceptions p50 p90 p95 p99 p99.9";
    private const string Formulas = Operands + " " + Estimators + " forall exists";

    [Theory]
    [InlineData("$$", Formulas)]
    [InlineData("  $$ < 5 ms", Formulas)]
    [InlineData("SELF < 5 ms && $$", Formulas)]
    [InlineData("SELF < 5 ms => ($$", Formulas)]
    [InlineData("not $$", Formulas)]
    [InlineData("!($$", Formulas)]
    [InlineData("name: $$", Formulas)]
    [InlineData("forall n in 10, 100: $$", "n " + Formulas)]
    [InlineData("forall (n, m) in (1, 2), (3, 4): $$", "n m " + Formulas)]
    [InlineData("SELF < $$", Operands + " " + Estimators)]
    [InlineData("SELF <= 1.05 * $$", Operands + " " + Estimators)]
    [InlineData("SELF ~5% $$", Operands + " " + Estimators)]
    [InlineData("SELF < 1 + $$ && SELF < 1 s", Operands + " " + Estimators)]
    [InlineData("for n in 10 SELF(n) > $$", "n " + Operands + " " + Estimators)]
    [InlineData("mean($$", Operands)]
    [InlineData("mean($$) < 5 ms", Operands)]
    public void PlaceOfAnOperand_HasTypesAliasesAndTheCarrier(string marked, string expected) =>
        Assert.Equal(expected, CompletionSubject.Text(CompletionSubject.At(marked)));

    [Theory]
    [InlineData("Sorter", "THIS", "SELF")]
    [InlineData("Count", "SELF", "")]
    [InlineData(null, "Map", "THIS")]
    public void Carrier_DecidesWhichKeywordsAreListed(string? carrier, string present, string absent)
    {
        var items = CompletionSubject.At("$$", carrier == "Count" ? "Numbers" : carrier).Items.Select(static item => item.Text).ToList();
        Assert.Contains(present, items);
        Assert.DoesNotContain(absent, items);
    }

    [Fact]
    public void Arguments_AreVariablesAndTypes()
    {
        var items = CompletionSubject.At("forall n in 1, 2, m in 3: SELF[Arrays]($$").Items;
        Assert.Equal(["n", "m", "true", "false", "bool"], items.Take(5).Select(static item => item.Text));
        Assert.Equal(FormulaItemKind.Variable, items[0].Kind);
        Assert.Contains(new FormulaItem("Map", FormulaItemKind.Type), items);
    }

    [Fact]
    public void TypeOfAReference_IsOfferedAfterItsFirstCharacters()
    {
        Assert.DoesNotContain("StringBuilder", CompletionSubject.At("SELF < $$").Items.Select(static item => item.Text));
        Assert.Contains("StringBuilder", CompletionSubject.At("SELF < stringb$$").Items.Select(static item => item.Text));
    }

    [Fact]
    public void MembersOfAReference_AreTheMeasurableOnes()
    {
        var items = CompletionSubject.At("SELF < List<int>.$$").Items.Select(static item => item.Text).ToList();
        Assert.Contains("Contains", items);
        Assert.Contains("Count", items);
        Assert.Contains("new", items);
        Assert.DoesNotContain("GetHashCode", items);
        Assert.DoesNotContain("get_Count", items);
        Assert.Contains("Dictionary", CompletionSubject.At("System.Collections.Generic.$$").Items.Select(static item => item.Text));
        Assert.Contains("Enumerator", CompletionSubject.At("List<int>.$$").Items.Select(static item => item.Text));
    }

    [Theory]
    [InlineData("SELF < me$$dian(SELF)", 7, 6)]
    [InlineData("SELF < $$median(SELF)", 7, 6)]
    [InlineData("SELF < median$$(SELF)", 7, 6)]
    [InlineData("SELF < $$ SELF", 7, 0)]
    [InlineData("Map.$$Get", 4, 3)]
    [InlineData("SELF < 5$$ms", 8, 2)]
    [InlineData("SELF@g$$it:HEAD", 5, 4)]
    [InlineData("$$", 0, 0)]
    public void Item_ReplacesTheWordAroundTheCaret(string marked, int start, int length) =>
        Assert.Equal(new TextSpan(start, length), CompletionSubject.At(marked).Span);

    [Fact]
    public void Members_HaveTheirKinds() => Assert.Equal(
        [new("Get", FormulaItemKind.Method), new("Count", FormulaItemKind.Property), new("new", FormulaItemKind.Method), new FormulaItem(
            "Node", FormulaItemKind.Type)],
        CompletionSubject.At("Map.$$").Items);

    [Fact]
    public void AnyTextAtAnyCaret_DoesNotCrash()
    {
        const string text = "a: forall (n, m) in (1, 'x'), k in 1..9 step 2: " +
            "!(THIS.B<int[], C>(int)[d, e.f](n, -1)@git:'x' <= (1,2) 2 * maen(q)) ==> p95(x@v1) ~5% }{[)]@: with alpha = 0.1, = ∀ \"";
        for (var end = 0; end <= text.Length; end++)
        {
            Assert.NotNull(CompletionSubject.At(text.Insert(end, "$$")));
            Assert.NotNull(CompletionSubject.At(text[..end] + "$$"));
        }
    }
}

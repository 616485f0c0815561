using SplNet.Analyzers.Symbols;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Symbols;

public class SourceWordsTests
{
    private static readonly string[] Words = ["Gen", "Axis", "Operand", "Option1"];

    [Theory]
    [InlineData("Operand")]
    [InlineData("class A { Operand? B; }")]
    [InlineData("class A : N.Operand")]
    [InlineData("using B = SplNet.Operand;")]
    [InlineData("class @Operand;")]
    [InlineData("// Operand")]
    [InlineData("class A { string B = \"Operand\"; }")]
    public void WordByItself_IsFound(string source) => Assert.Equal(["Operand"], Find(source));

    [Theory]
    [InlineData("")]
    [InlineData("Operands")]
    [InlineData("MyOperand")]
    [InlineData("Operand_")]
    [InlineData("Operand2")]
    [InlineData("éOperand")]
    [InlineData("Operandé")]
    [InlineData("operand")]
    [InlineData("Oper and Option2 Generator")]
    public void PartOfAnotherWord_IsNotFound(string source) => Assert.Empty(Find(source));

    [Fact]
    public void WordsOfAllSources_AreFound() => Assert.Equal(
        ["Axis", "Gen", "Operand"], Find("class A { Gen B; } // and a text that is longer than others", "Axis", "Operand A", ""));

    [Fact]
    public void Word_DoesNotContinueInTheNextSource() => Assert.Empty(Find("xxxOperand", "Op", "Ope", "rand"));

    private static IEnumerable<string> Find(string source, params string[] further) =>
        SourceWords.Find(Words, Sources.Compile(source, isWithSplNet: false, further)).Order(StringComparer.Ordinal);
}

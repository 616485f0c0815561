namespace SplNet.Syntax.Tests;

public class LimitTests
{
    private const int Many = 100_000;

    public static TheoryData<string, string, string> Nested => new()
    {
        { "(", "a < b", ")" },
        { "(", "a", ") < b" },
        { "!", "a < b", "" },
        { "!(", "a < b", ")" },
        { "forall i in 1, 2: ", "a(i) < b", "" },
        { "exists (x,", "a(i) < b", "" },
        { "mean(", "a", ")" },
        { "a<", "a", ">" },
        { "a(b<", "int", ">" },
        { "a[", "b", "]" },
        { "for (", "x", "{1})" },
    };

    [Theory]
    [MemberData(nameof(Nested))]
    public void DeepNesting_IsAnError(string open, string inner, string close)
    {
        var text = string.Concat(Enumerable.Repeat(open, Many / 2)) + inner + string.Concat(Enumerable.Repeat(close, 1000));
        Assert.Contains(
            FormulaCheck.Formula(text[..Math.Min(text.Length, Parser.LongestText)]).Diagnostics, static diagnostic => diagnostic.IsError);
    }

    [Theory]
    [InlineData('(')]
    [InlineData('!')]
    public void HundredThousandLevels_AreTooDeep(char level)
    {
        var problem = Assert.Single(FormulaCheck.Formula(new string(level, Many)).Diagnostics);
        Assert.Equal(FormulaRules.NestedTooDeeply, problem.Rule);
    }

    [Fact]
    public void AllowedNesting_IsRead()
    {
        var text = new string('(', Parser.DeepestNesting) + "a < b" + new string(')', Parser.DeepestNesting);
        Assert.Equal("a < b", FormulaCheck.Formula(text).Root.ToString());
        Assert.Equal(
            new string('!', Parser.DeepestNesting) + "(a < b)",
            FormulaCheck.Formula(new string('!', Parser.DeepestNesting) + "a < b").Root.ToString());
    }

    [Theory]
    [InlineData(" => ", "a < b")]
    [InlineData(" && ", "a < b")]
    [InlineData(" || ", "a < b")]
    [InlineData(" < ", "a")]
    [InlineData(" + ", "1 ms")]
    [InlineData(" * ", "2")]
    public void LongChains_AreReadAndPrinted(string sign, string part)
    {
        var text = string.Join(sign, Enumerable.Repeat(part, Many / 2)) + (part.Contains('<') ? "" : " < b");
        var parsed = Parser.ParseFormula(text);
        Assert.Empty(parsed.Diagnostics);
        Assert.Equal(text, parsed.Root.ToString());
        Assert.Equal(parsed.Root, Parser.ParseFormula(text).Root);
        Assert.Equal(parsed.Root.GetHashCode(), Parser.ParseFormula(text).Root.GetHashCode());
    }

    [Theory]
    [InlineData(" && ", "a < b")]
    [InlineData(" => ", "a < b")]
    [InlineData(" < ", "a")]
    [InlineData(" + ", "a")]
    public void FormulaOfTooManyValues_IsRefused(string sign, string part)
    {
        var text = string.Join(sign, Enumerable.Repeat(part, Many / 10)) + " < c";
        var problem = FormulaCheck.Formula(text).Diagnostics.Single(static one => one.Rule == FormulaRules.TooManyParts);
        Assert.Equal(new TextSpan(0, text.Length), problem.Span);
    }

    [Fact]
    public void QuantifierOverALongFormula_IsRefused()
    {
        var text = "forall n in 1..9999: " + string.Join(" && ", Enumerable.Range(0, 100).Select(static number => $"A.B({number}, n) < a"));
        Assert.Equal(FormulaRules.TooManyParts, Assert.Single(FormulaCheck.Formula(text).Diagnostics).Rule);
    }

    [Theory]
    [InlineData("[]")]
    [InlineData("?")]
    public void TypeOfTooManyLevels_IsTooDeep(string suffix)
    {
        var problem = Assert.Single(
            FormulaCheck.Formula($"a(int{string.Concat(Enumerable.Repeat(suffix, Many))}) < b").Diagnostics,
            static one => one.Rule == FormulaRules.NestedTooDeeply);
        Assert.True(problem.IsError);
    }

    /// <summary>Pieces whose repetition would take minutes if anything took quadratic time.</summary>
    [Theory]
    [InlineData("a[g]")]
    [InlineData("[g]")]
    [InlineData("(1)")]
    [InlineData("a.b(c.")]
    [InlineData("a(b(")]
    [InlineData("a<a<")]
    [InlineData("a<=(1,2")]
    [InlineData("a < b ")]
    [InlineData("a < b && ")]
    [InlineData("a(x) < b(y) && ")]
    [InlineData("x = a\n")]
    [InlineData("a = b(c)\nb = a(c)\n")]
    [InlineData("$a")]
    [InlineData("'")]
    [InlineData("@")]
    [InlineData("1..2")]
    [InlineData("forall x in 1, ")]
    [InlineData("for (x {1} ")]
    [InlineData("mean(a, x => ")]
    [InlineData("a < b with a = 1, ")]
    [InlineData("\n\r")]
    [InlineData("#a")]
    public void HostileText_IsReadQuickly(string piece)
    {
        var text = "a" + string.Concat(Enumerable.Repeat(piece, 500_000 / piece.Length));
        var formula = FormulaCheck.Formula(text);
        var file = FormulaCheck.File(text);
        Assert.All(
            formula.Diagnostics.Concat(file.Diagnostics).Take(1000), diagnostic => Assert.InRange(diagnostic.Span.End, 0, text.Length));
        Assert.NotEmpty(formula.Diagnostics);
    }

    [Fact]
    public void LongText_IsRefusedImmediately()
    {
        var problem = Assert.Single(FormulaCheck.File(new string('a', Parser.LongestText + 1)).Diagnostics);
        Assert.Equal(FormulaRules.TextTooLong, problem.Rule);
        Assert.Equal(new TextSpan(0, 0), problem.Span);
    }
}

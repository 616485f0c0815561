using FsCheck;
using FsCheck.Fluent;

namespace SplNet.Syntax.Tests;

public class PrinterTests
{
    [Fact]
    public void PrintedTree_ParsesToAnEqualTree() => Prop.ForAll(Trees.Requirement.ToArbitrary(), static tree =>
    {
        var printed = tree.ToString();
        var parsed = Parser.ParseFormula(printed);
        return parsed.Diagnostics.Count == 0 && parsed.Root.Equals(tree) && parsed.Root.GetHashCode() == tree.GetHashCode();
    }).Check(Config.QuickThrowOnFailure.WithMaxTest(700).WithReplay(7919, 104729));

    [Fact]
    public void DifferentTexts_HaveDifferentTrees() => Assert.NotEqual(
        Parser.ParseFormula("a < b && c < d").Root, Parser.ParseFormula("a < b || c < d").Root);

    [Fact]
    public void SpacesCommentsAndParentheses_MakeNoDifference() => Assert.Equal(
        Parser.ParseFormula("a<b&&c(5)<2 ms").Root, Parser.ParseFormula(" ( a < (b) ) # one\n && (c( 5 )<2ms)").Root);

    [Fact]
    public void EveryNode_LiesInsideItsParent()
    {
        const string text = "name: forall i in 1..5 step 2, (a, b) in (1, 'x'): " +
            "mean(A.B(int)[g](i, a)@git:main) * 2 + 5 ms < c(b) => !(d ~5% e) with runs = 5";
        var root = Parser.ParseFormula(text).Root;
        Assert.Equal(new TextSpan(0, text.Length), root.Span);
        AssertInside(root);
    }

    private static void AssertInside(SyntaxNode parent)
    {
        foreach (var property in parent.GetType().GetProperties().Where(static property => property.Name != "EqualityContract"))
        {
            IEnumerable<SyntaxNode> children = property.GetValue(parent) switch
            {
                SyntaxNode one => [one],
                IEnumerable<SyntaxNode> several => several,
                _ => [],
            };
            foreach (var child in children)
            {
                Assert.True(
                    child.Span.Start >= parent.Span.Start && child.Span.End <= parent.Span.End && child.Span.Length > 0,
                    $"{child} in {parent}");
                AssertInside(child);
            }
        }
    }
}

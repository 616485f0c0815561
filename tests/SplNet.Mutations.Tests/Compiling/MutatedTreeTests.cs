using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Compiling;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Compiling;

public class MutatedTreeTests
{
    [Theory]
    [InlineData("a", "b", "F(b);")]
    [InlineData("a + 1", "x ? y : z", "F(x ? y : z);")]
    [InlineData("a", "x ? y : z", "F((x ? y : z) + 1);", "F(a + 1);")]
    [InlineData("a", "x ? y : z", "F((x ? y : z).Length);", "F(a.Length);")]
    [InlineData("a", "global::A.B", "F($\"{(global::A.B):D}\");", "F($\"{a:D}\");")]
    public void Text_ReadsAsTheTree(string original, string replacement, string expected, string? text = null)
    {
        var tree = Tree(text ?? $"F({original});");
        var node = tree.GetRoot(TestContext.Current.CancellationToken).DescendantNodes().OfType<ExpressionSyntax>()
            .Last(candidate => candidate.ToString() == original);
        Assert.Equal(expected, MutatedTree.Of(tree, new Mutation(node, SyntaxFactory.ParseExpression(replacement)))!.ToString());
    }

    [Fact]
    public void TreeWithoutSpaces_IsFormatted()
    {
        var tree = Tree("F();");
        var statement = tree.GetRoot(TestContext.Current.CancellationToken).DescendantNodes().OfType<ExpressionStatementSyntax>().Single();
        Assert.Equal(
            "return F();", MutatedTree.Of(tree, new Mutation(statement, SyntaxFactory.ReturnStatement(statement.Expression)))!.ToString());
    }

    [Fact]
    public void TreeThatCannotBeWritten_IsNull()
    {
        var tree = Tree("F(a);");
        var name = tree.GetRoot(TestContext.Current.CancellationToken).DescendantNodes().OfType<IdentifierNameSyntax>().Last();
        Assert.Null(MutatedTree.Of(tree, new Mutation(name, SyntaxFactory.IdentifierName("b + c"))));
    }

    [Theory]
    [InlineData("G(1)", "G(1)\n\n")]
    [InlineData("G(\n1\n,\n2)", "G(\n1\n,\n2)\n#line 4\n")]
    public void FollowingLines_KeepTheirNumbers(string replacement, string expected)
    {
        var tree = Tree("F(a\n+\nb);\nF();");
        var sum = tree.GetRoot(TestContext.Current.CancellationToken).DescendantNodes().OfType<BinaryExpressionSyntax>().Single();
        var mutated = MutatedTree.Of(tree, new Mutation(sum, SyntaxFactory.ParseExpression(replacement)))!;
        Assert.Equal($"F({expected.Replace("#line 4", "#line 3", StringComparison.Ordinal)});\nF();", mutated.ToString());
        var last = mutated.GetRoot(TestContext.Current.CancellationToken).DescendantNodes().OfType<ExpressionStatementSyntax>().Last();
        Assert.Equal(3, mutated.GetMappedLineSpan(last.Span, TestContext.Current.CancellationToken).StartLinePosition.Line);
    }

    private static SyntaxTree Tree(string text) => SourceProject.Of(text).Sources[0];
}

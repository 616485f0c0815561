using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Mutants;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Mutants;

public class DisableCommentsTests
{
    [Theory]
    [InlineData("x\n// splnet disable\nx\nx\n// splnet restore\nx", "-!!-")]
    [InlineData("x\n// splnet disable all\nx\nx", "-!!")]
    [InlineData("// splnet disable once\nx\nx", "!-")]
    [InlineData("x // splnet disable once\nx", "!-")]
    [InlineData("// splnet disable LIN, CAP\nx\n// splnet restore CAP\nx\n// splnet restore\nx", "!!-")]
    [InlineData("// splnet disable CAP\nx", "-")]
    [InlineData("// splnet disable lin\nx", "!")]
    [InlineData("// splnet disable\nx\n// splnet restore\nx\n// splnet disable once LIN\nx\nx", "!-!-")]
    [InlineData("// splnet disabled\nx\n// nothing of splnet disable\nx", "--")]
    public void Comment_AppliesToItsLines(string lines, string expected)
    {
        var comments = DisableComments.In(Tree(lines.Replace("x", "F();", StringComparison.Ordinal)));
        var split = lines.Split('\n');
        Assert.Equal(expected, string.Concat(Enumerable.Range(0, split.Length).Where(index => split[index].StartsWith('x'))
            .Select(index => comments.ReasonAgainst("LIN", index) is null ? '-' : '!')));
    }

    [Theory]
    [InlineData("// splnet disable LIN : cold code", "cold code")]
    [InlineData("// splnet disable : start-up, only once", "start-up, only once")]
    [InlineData("// splnet disable", "a comment forbids it")]
    public void Reason_IsKept(string comment, string reason) =>
        Assert.Equal(reason, DisableComments.In(Tree(comment + "\nF();")).ReasonAgainst("LIN", 1));

    [Fact]
    public void Mutant_IsListedWithTheReason()
    {
        var source = MutatedSource.Of(
            "static class My\n{\n    // splnet disable once HWO : never called\n    static void F() { F(); }\n" +
            "    static void G() { G(); }\n}",
            new Hwo());
        Assert.Equal(["never called", null], source.Mutants.Select(static mutant => mutant.Ignored));
    }

    private static SyntaxTree Tree(string text) =>
        CSharpSyntaxTree.ParseText(text, cancellationToken: TestContext.Current.CancellationToken);
}

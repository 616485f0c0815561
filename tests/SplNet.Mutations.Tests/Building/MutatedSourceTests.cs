using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Tests.Building;

/// <summary>What other tests rely on.</summary>
public class MutatedSourceTests
{
    private const string Text = """
        static class My
        {
            public static int Twice(int x) => x + x;
            public static int[] Two(int x) => [x,
                x];
        }
        """;

    [Fact]
    public void Operator_FiresCompilesAndComputesTheSame()
    {
        var source = MutatedSource.Of(Text, new Through("Same"));
        Assert.Equal(["x + x"], source.Originals);
        Assert.Contains("global::Planted.Through.Same(x + x)", source.Text(0), StringComparison.Ordinal);
        source.CompileAll();
        Assert.Equal(["My::Twice(System.Int32)"], source.Compile(0).ChangedMethods);
        Assert.Equal("My::Twice(System.Int32)", source.Mutants[0].Method);
        source.AgreeOn("My", "Twice", 21, int.MaxValue);
        source.AgreeOnGenerated<int>("My", "Twice");
    }

    [Fact]
    public void DifferentResult_IsDetected()
    {
        var source = MutatedSource.Of(Text, new Through("More"));
        source.CompileAll();
        Assert.Throws<Xunit.Sdk.EqualException>(() => source.AgreeOn("My", "Twice", 21));
        Assert.ThrowsAny<Exception>(() => source.AgreeOnGenerated<int>("My", "Twice"));
    }

    [Fact]
    public void OlderLanguage_AlsoCompiles()
    {
        var source = MutatedSource.Of(
            "namespace N { static class My { public static int Twice(int x) { return x + x; } } }",
            new Through("Same"),
            LanguageVersion.CSharp7_3);
        source.CompileAll();
        source.AgreeOn("N.My", "Twice", 4);
    }

    private sealed class Through(string method) : IMutationOperator
    {
        public string Id => "THROUGH";

        public string Title => "a call in between";

        public MutationTier Tier => MutationTier.Preserving;

        public MutationCost Cost => MutationCost.Constant;

        public string Support => "namespace Planted { static class Through { public static int Same(int x) { return x; " +
            "} public static int More(int x) { return x + 1; } } }";

        public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
        {
            if (node is BinaryExpressionSyntax sum)
                yield return new Mutation(sum, SyntaxFactory.ParseExpression($"global::Planted.Through.{method}({sum})"));
        }
    }
}

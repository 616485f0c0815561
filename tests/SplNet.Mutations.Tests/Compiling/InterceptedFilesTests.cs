using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Compiling;

public sealed class InterceptedFilesTests
{
    private const string Text = """
        public static class My
        {
            public static int Plain(int x) => x;
            public static int Before(int x) => Plain(x);
            public static int Within(int x) { var s = 0; for (var i = 0; i < x; i++) s += Plain(i + 1); return s; }
            public static int After(int x) => Plain(x);
        }
        """;

    [Fact]
    public void MutantsOfAFileWithInterceptedCalls_CompileAndInterceptTheSame()
    {
        var project = MutatedProject.Of(SourceProject.With(new DoublingGenerator(), Text), MutationOperators.All);
        Assert.NotEmpty(project.Mutants);
        Assert.All(project.Mutants, mutant =>
        {
            var compiled = project.Compile(mutant);
            Assert.True(compiled.Error is null, $"{mutant.Id}: {compiled.Error}");
            Assert.False(compiled.IsEquivalent);
            using var loaded = new LoadedAssembly(compiled.Assembly!);
            Assert.Equal(["8", "20", "8"], new[] { "Before", "Within", "After" }.Select(method => loaded.Outcome("My", method, 4)));
        });
    }

    [Fact]
    public void MutantThatDuplicatesTheCall_InterceptsBoth()
    {
        var project = MutatedProject.Of(
            SourceProject.With(new DoublingGenerator(), Text), [new Replaced(static call => $"({call} + {call})")]);
        var compiled = project.Compile(project.Mutants[0]);
        Assert.Null(compiled.Error);
        Assert.Equal(["My::Before(System.Int32)"], compiled.ChangedMethods);
        using var loaded = new LoadedAssembly(compiled.Assembly!);
        Assert.Equal("16", loaded.Outcome("My", "Before", 4));
    }

    [Fact]
    public void MutantThatLeavesCodeUnchanged_IsEquivalent()
    {
        var project = MutatedProject.Of(SourceProject.With(new DoublingGenerator(), Text), [new Replaced(static call => $"({call})")]);
        Assert.All(project.Mutants, mutant => Assert.True(project.Compile(mutant).IsEquivalent));
    }

    [Fact]
    public void CallThatIsNoLongerIntercepted_IsAnErrorOfTheMutant()
    {
        var first = new DoublingGenerator(static call => call.ArgumentList.Arguments[0].ToString() == "x");
        var project = MutatedProject.Of(
            SourceProject.With(first, Text), [new Replaced(static call => call.Replace("(x)", "(x + 0)", StringComparison.Ordinal))]);
        Assert.Contains("intercepts the call of 'Plain'", project.Compile(project.Mutants[0]).Error, StringComparison.Ordinal);
    }

    [Fact]
    public void CallElsewhereThatIsNoLongerIntercepted_IsAnErrorOfTheMutant()
    {
        var whole = new DoublingGenerator(static call => !call.SyntaxTree.ToString().Contains("twice", StringComparison.Ordinal));
        var project = MutatedProject.Of(SourceProject.With(whole, Text), [new Replaced(static call => $"({call} /* twice */ + 0)")]);
        Assert.Contains("intercepts the call of 'Plain'", project.Compile(project.Mutants[0]).Error, StringComparison.Ordinal);
    }

    [Fact]
    public void RemovedCall_IsNotMissed()
    {
        var project = MutatedProject.Of(SourceProject.With(new DoublingGenerator(), Text), [new Replaced(static _ => "7")]);
        var compiled = project.Compile(project.Mutants[0]);
        Assert.Null(compiled.Error);
        using var loaded = new LoadedAssembly(compiled.Assembly!);
        Assert.Equal(["7", "20"], new[] { "Before", "Within" }.Select(method => loaded.Outcome("My", method, 4)));
    }

    [Fact]
    public void OtherFiles_DoNotRerunTheGenerator()
    {
        var ran = 0;
        var counted = new DoublingGenerator(_ =>
        {
            ran++;
            return true;
        });
        var project = MutatedProject.Of(
            SourceProject.With(counted, Text, "static class Other { static int F(int x) { return x * 3; } }"), [new Ptw()]);
        var before = ran;
        Assert.Null(project.Compile(project.Mutants.First(static mutant => mutant.File == "Source1.cs")).Error);
        Assert.Equal(before, ran);
    }

    private sealed class Replaced(Func<string, string> change) : IMutationOperator
    {
        public string Id => "REPLACED";

        public string Title => "another call";

        public MutationTier Tier => MutationTier.Validated;

        public MutationCost Cost => MutationCost.Constant;

        public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
        {
            if (node is InvocationExpressionSyntax call)
                yield return new Mutation(call, SyntaxFactory.ParseExpression(change(call.ToString())));
        }
    }
}

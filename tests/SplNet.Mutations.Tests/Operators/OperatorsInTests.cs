using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Mutations.Tests.Operators;

public sealed class OperatorsInTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("operators-");

    [Fact]
    public void PublicOperator_IsCreated()
    {
        var made = Assert.Single(OperatorsIn.File(Compiled(
            Operator("Mine", "MINE") + Operator("Hidden", "HIDDEN").Replace("public class", "internal class", StringComparison.Ordinal) +
            "public abstract class Half : SplNet.IMutationOperator { public abstract string Id { get; } public abstract string Title { " +
            "get; } public SplNet.MutationTier Tier => default; public SplNet.MutationCost Cost => default; " +
            "public abstract IEnumerable<SplNet.Mutation> At(SyntaxNode node, SemanticModel model); }")));
        var source = MutatedSource.Of("static class My { static int F() => 1 + 2; }", made);
        Assert.Equal("MINE-1", Assert.Single(source.Mutants).Id);
        source.CompileAll();
    }

    [Theory]
    [InlineData("Mine", "mine", "capital letters")]
    [InlineData("Mine", "1A", "starts with a letter")]
    [InlineData("Mine", "PTW", "of a SplNet operator")]
    [InlineData("Mine,Other", "MINE", "Mine and Other")]
    public void InvalidId_IsReported(string types, string id, string message) =>
        AssertError(message, Compiled(string.Concat(types.Split(',').Select(type => Operator(type, id)))));

    [Fact]
    public void AssemblyWithoutOperator_IsReported() =>
        AssertError("does not contain a public class", Compiled("public class Nothing { }"));

    [Fact]
    public void ThrowingConstructor_IsReported() => AssertError("not today", Compiled(Operator("Mine", "MINE").Replace(
        "public string Id",
        "public Mine() => throw new InvalidOperationException(\"not today\"); public string Id",
        StringComparison.Ordinal)));

    [Fact]
    public void MissingFile_HasAMessage() => AssertError("does not exist", Path.Combine(_folder, "none.dll"));

    [Fact]
    public void UnsuitableFile_IsReported()
    {
        var path = Path.Combine(_folder, "text.dll");
        File.WriteAllText(path, "no assembly");
        AssertError("not a .NET assembly", path);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static void AssertError(string message, string path) =>
        Assert.Contains(message, Assert.Throws<UnusableOperatorException>(() => OperatorsIn.File(path)).Message, StringComparison.Ordinal);

    private static string Operator(string type, string id) => $$"""
        public class {{type}} : SplNet.IMutationOperator
        {
            public string Id => "{{id}}";
            public string Title => "slower";
            public SplNet.MutationTier Tier => SplNet.MutationTier.Validated;
            public SplNet.MutationCost Cost => SplNet.MutationCost.Constant;
            public IEnumerable<SplNet.Mutation> At(SyntaxNode node, SemanticModel model)
            {
                if (node is BinaryExpressionSyntax)
                    yield return new SplNet.Mutation(node, SyntaxFactory.ParseExpression("4"));
            }
        }

        """;

    private string Compiled(string types)
    {
        const string Usings = "using Microsoft.CodeAnalysis; using Microsoft.CodeAnalysis.CSharp; " +
            "using Microsoft.CodeAnalysis.CSharp.Syntax;\n";
        var project = SourceProject.Of(Usings + types);
        var compilation = project.Plain.WithAssemblyName("Own" + Guid.NewGuid().ToString("N")).AddReferences(
            new[] { typeof(IMutationOperator), typeof(SyntaxNode), typeof(CSharpSyntaxTree) }.Select(
                static type => MetadataReference.CreateFromFile(type.Assembly.Location)));
        var (assembly, _, error) = project.Writer.Write(compilation);
        Assert.True(assembly is not null, error);
        var path = Path.Combine(_folder, compilation.AssemblyName + ".dll");
        File.WriteAllBytes(path, assembly);
        return path;
    }
}

using System.Globalization;
using Microsoft.CodeAnalysis;
using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Mutations.Tests.Compiling;

public sealed class MutatedProjectTests : IDisposable
{
    private const string Text = "namespace N { public static class My { public static int F(int x) { return x * 2; } } }";

    private readonly string _folder = OwnedFolder.Create("mutated-");

    [Fact]
    public void CommandLine_IsReadAsByTheCompiler()
    {
        var call = Call(["-optimize+", "-langversion:7.3", "-debug:portable", "-warnaserror+", "-define:TRACE", "-deterministic+"], Text);
        var project = MutatedProject.Read(call, [new Ptw(), new Hwo()]);
        Assert.Equal(["HWO-1", "PTW-1"], project.Mutants.Select(static mutant => mutant.Id).Order(StringComparer.Ordinal));
        Assert.All(project.Mutants, static mutant => Assert.Equal("File.cs", mutant.File));
        Assert.NotNull(project.BaselineSymbols);
        Assert.All(project.Mutants, mutant =>
        {
            var compiled = project.Compile(mutant);
            Assert.Null(compiled.Error);
            Assert.NotNull(compiled.Symbols);
            Assert.Equal(["N.My::F(System.Int32)"], compiled.ChangedMethods);
        });
    }

    [Theory]
    [InlineData("-langversion:99")]
    [InlineData("-nonsense:1")]
    public void UnknownArgument_IsFatal(string argument)
    {
        var failure = Assert.Throws<CompilationFailedException>(() => MutatedProject.Read(Call([argument], Text), []));
        Assert.Contains(argument.Split(':')[1], failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingFiles_AreNamedTogether()
    {
        var failure = Assert.Throws<CompilationFailedException>(
            () => MutatedProject.Read(Call(["-reference:Gone.dll", "Lost.cs"], Text), []));
        Assert.Contains("Gone.dll", failure.Message, StringComparison.Ordinal);
        Assert.Contains("Lost.cs", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Errors_AreReported() => Assert.Contains(
        "CS0029",
        Assert.Throws<CompilationFailedException>(() => MutatedProject.Read(Call([], "class My { int x = \"\"; }"), [])).Message,
        StringComparison.Ordinal);

    [Fact]
    public void Warnings_AreNotErrorsInMutants() => Assert.NotEmpty(MutatedProject.Read(
        Call(["-warnaserror+", "-warn:9"], "class My { static int F(int x) { int unused; return x; } }"), [new Ptw()]).Mutants);

    [Fact]
    public void StrongName_MatchesTheBuild()
    {
        File.WriteAllBytes(Path.Combine(_folder, "key.snk"), StrongNameKey.Create());
        var project = MutatedProject.Read(Call(["-keyfile:key.snk"], Text), [new Ptw()]);
        var name = Name(project.Baseline);
        Assert.Equal(8, name.PublicKeyToken.Length);
        Assert.Equal(name.PublicKeyToken, Name(project.Compile(project.Mutants[0]).Assembly!).PublicKeyToken);
    }

    [Fact]
    public void SameCode_HoldsForAnotherCompilationOnly()
    {
        var project = MutatedProject.Of(SourceProject.Of(Text), [new Ptw(), new Hwo()]);
        Assert.True(project.SameCode(MutatedProject.Of(SourceProject.Of(Text), []).Baseline));
        Assert.False(project.SameCode(project.Baseline));
        Assert.False(
            project.SameCode(MutatedProject.Of(SourceProject.Of(Text.Replace("* 2", "* 3", StringComparison.Ordinal)), []).Baseline));
    }

    [Fact]
    public void Resources_AreInTheBaselineAndInMutants()
    {
        File.WriteAllText(Path.Combine(_folder, "Words.txt"), "words");
        var project = MutatedProject.Read(Call(["-resource:Words.txt,Lib.Words.txt"], Text), [new Hwo()]);
        Assert.Equal(["Lib.Words.txt"], Resources(project.Baseline));
        Assert.Equal(["Lib.Words.txt"], Resources(project.Compile(project.Mutants[0]).Assembly!));
    }

    [Fact]
    public void ResourceInTheBuildOnly_IsNotTheSameCode()
    {
        File.WriteAllText(Path.Combine(_folder, "Words.txt"), "words");
        var built = MutatedProject.Read(Call(["-resource:Words.txt,Lib.Words.txt"], Text), []);
        Assert.True(MutatedProject.Read(Call(["-resource:Words.txt,Lib.Words.txt"], Text), []).SameCode(built.Baseline));
        Assert.False(MutatedProject.Read(Call([], Text), []).SameCode(built.Baseline));
    }

    [Fact]
    public void SupportThatDoesNotCompile_DisablesItsOperator()
    {
        var project = MutatedProject.Of(SourceProject.Of(Text), [new Broken(), new Ptw()]);
        Assert.Equal(["PTW-1"], project.Mutants.Select(static mutant => mutant.Id));
        Assert.Contains("BROKEN", Assert.Single(project.Notes), StringComparison.Ordinal);
    }

    [Fact]
    public void MutantThatDoesNotCompile_HasTheError()
    {
        var project = MutatedProject.Of(SourceProject.Of(Text), [new Wrong()]);
        var compiled = project.Compile(Assert.Single(project.Mutants));
        Assert.Contains("CS0103", compiled.Error, StringComparison.Ordinal);
        Assert.Null(compiled.Assembly);
    }

    [Fact]
    public void SameMutant_IsEquivalent()
    {
        var project = MutatedProject.Of(SourceProject.Of(Text), [new Same()]);
        Assert.True(project.Compile(Assert.Single(project.Mutants)).IsEquivalent);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private CompilerCall Call(IEnumerable<string> arguments, string text)
    {
        File.WriteAllText(Path.Combine(_folder, "File.cs"), text);
        return new CompilerCall(
            [.. SourceProject.References, "-target:library", "-out:obj/Lib.dll", "-nostdlib+", .. arguments, "File.cs"], _folder);
    }

    private static IEnumerable<string> Resources(byte[] assembly)
    {
        using var definition = Mono.Cecil.AssemblyDefinition.ReadAssembly(new MemoryStream(assembly));
        return [.. definition.MainModule.Resources.Select(static resource => resource.Name)];
    }

    private static Mono.Cecil.AssemblyNameDefinition Name(byte[] assembly)
    {
        using var definition = Mono.Cecil.AssemblyDefinition.ReadAssembly(new MemoryStream(assembly));
        return definition.Name;
    }

    private abstract class OnNumbers : IMutationOperator
    {
        public abstract string Id { get; }

        public string Title => "a number";

        public MutationTier Tier => MutationTier.Validated;

        public MutationCost Cost => MutationCost.Constant;

        public virtual string? Support => null;

        protected abstract string Replacement { get; }

        public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
        {
            if (node is Microsoft.CodeAnalysis.CSharp.Syntax.LiteralExpressionSyntax)
                yield return new Mutation(node, Microsoft.CodeAnalysis.CSharp.SyntaxFactory.ParseExpression(
                    string.Format(CultureInfo.InvariantCulture, Replacement, node)));
        }
    }

    private sealed class Broken : OnNumbers
    {
        public override string Id => "BROKEN";

        public override string Support => "namespace Lost { class C : Gone { } }";

        protected override string Replacement => "{0}";
    }

    private sealed class Wrong : OnNumbers
    {
        public override string Id => "WRONG";

        protected override string Replacement => "nowhere";
    }

    private sealed class Same : OnNumbers
    {
        public override string Id => "SAME";

        protected override string Replacement => "({0})";
    }
}

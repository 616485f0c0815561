using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

public class HwoTests
{
    [Theory]
    [InlineData("public static int F(int x) { return x + 1; }")]
    [InlineData("public static int F(int x) => x + 1;")]
    [InlineData("public static int F(int x) => throw new ArgumentException(nameof(x));")]
    [InlineData("static int s; static int P { get => s; } public static int F(int x) { s = x; return P; }")]
    [InlineData("static int s; static int P => s; static void G(int x) => s = x; public static int F(int x) { G(x); return P; }")]
    [InlineData("public static IEnumerable<int> F(int x) { yield return x; yield return x * 2; }")]
    [InlineData("public static async Task<int> F(int x) => await Task.FromResult(x);")]
    [InlineData("static async Task G(int x) => await Task.FromResult(x); public static Task F(int x) { return G(x); }")]
    [InlineData("public static int F(int x) { return G(); int G() => x; }")]
    [InlineData("static int[] all = new int[2]; static ref int At(int x) => ref all[x & 1]; public static int F(int x) { At(x) = x; " +
        "At(x + 1) = 7; return all[0] * 3 + all[1]; }")]
    public void Method_WaitsAndComputesTheSame(string members)
    {
        var source = MutatedSource.Of($"static class My {{ {members} }}", new Hwo());
        source.CompileAll();
        Assert.All(Enumerable.Range(0, source.Mutants.Count), index =>
            Assert.Contains("Hwo.Wait(50);", source.Text(index), StringComparison.Ordinal));
        source.AgreeOnGenerated<int>("My", "F");
    }

    [Theory]
    [InlineData("static class My { static int s; static My() { s = 1; } }")]
    [InlineData(
        "static class My { [System.Runtime.CompilerServices.ModuleInitializer] internal static void Start() { Console.Write(1); } }")]
    [InlineData("abstract class My { public abstract int F(); public int P { get; set; } }")]
    [InlineData("class My { [System.CodeDom.Compiler.GeneratedCode(\"\", \"\")] public int F() { return 1; } }")]
    public void MethodThatRunsOnceOrHasNoBody_IsNotMutated(string text) => Assert.Empty(MutatedSource.Of(text, new Hwo()).Mutants);

    [Fact]
    public void Lines_KeepTheirNumbers()
    {
        const string Text = """
            static class My
            {
                public static int F(int x)
                {
            #if NEVER
                    return 1;
            #endif
                    if (x > 0)
                        throw new InvalidOperationException();
                    return x;
                }

                public static int G(int x)
                {
                    return F(x) + 1;
                }
            }
            """;
        var source = MutatedSource.Of(Text, new Hwo());
        source.CompileAll();
        var expected = SequenceLines.Of(source.Project.Baseline, "G");
        Assert.Equal([15], expected);
        Assert.All([0, 1], index => Assert.Equal(expected, SequenceLines.Of(source.Compile(index).Assembly!, "G")));
        Assert.Superset(
            SequenceLines.Of(source.Project.Baseline, "F").ToHashSet(), SequenceLines.Of(source.Compile(1).Assembly!, "F").ToHashSet());
    }

    [Fact]
    public void Turns_AreChosen() => Assert.Contains(
        "Hwo.Wait(7)", MutatedSource.Of("static class My { static void F() { } }", new Hwo(7)).Text(0), StringComparison.Ordinal);

    [Fact]
    public void OlderLanguage_AlsoCompiles()
    {
        var source = MutatedSource.Of(
            "namespace N { static class My { public static int F(int x) { return x; } public static int P => 1; } }",
            new Hwo(),
            LanguageVersion.CSharp7_3);
        source.CompileAll();
        source.AgreeOn("N.My", "F", 3);
    }
}

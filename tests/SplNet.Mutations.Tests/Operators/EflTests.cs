using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

public class EflTests
{
    [Theory]
    [InlineData("static int F(int[] a) { int s = 0; for (int i = 0; i < a.Length; i++) s += a[i] * i; return s; }")]
    [InlineData(
        "static int F(int[] a) { int s = 0; for (var i = 0; i < a.Length; ++i) { if (i == 2) continue; s += a[i] * i; } return s; }")]
    [InlineData("static int F(int[] x) { var a = x.ToList(); int s = 0; for (int i = 0; i < a.Count; i += 1) { s += a[i] * i; " +
        "if (s > 50) a.RemoveAt(i); } return s; }")]
    [InlineData("static int[] a; static int F(int[] x) { My.a = x; int s = 0; for (int i = 0; i < My.a.Length; " +
        "i++) { s += My.a[i] ^ i; } return s; }")]
    [InlineData("static int F(int[] a) { int s = 0; for (int i = 0; i < a.Length; i++) { s += a[i] * i; i++; } return s; }")]
    public void CountedLoop_EnumeratesAndComputesTheSame(string members)
    {
        var source = MutatedSource.Of($"static class My {{ {members} }}", new Efl());
        Assert.Single(source.Mutants);
        source.CompileAll();
        source.AgreeOnGenerated<int[]>("My", "F");
    }

    [Theory]
    [InlineData("static int F(int[] a) { int s = 0; for (int i = 1; i < a.Length; i++) s += i; return s; }")]
    [InlineData("static int F(int[] a) { int s = 0; for (int i = 0; i <= a.Length; i++) s += i; return s; }")]
    [InlineData("static int F(int[] a) { int s = 0; for (int i = 0; i < a.Length; i += 2) s += i; return s; }")]
    [InlineData("static int F(int[] a) { long s = 0; for (long i = 0; i < a.Length; i++) s += i; return (int)s; }")]
    [InlineData("static int[] G() => [1]; static int F() { int s = 0; for (int i = 0; i < G().Length; i++) s += i; return s; }")]
    [InlineData("static int F(string a) { int s = 0; for (int i = 0; i < a.Length; i++) s += i; return s; }")]
    [InlineData("static int F(IList<int> a) { int s = 0; for (int i = 0; i < a.Count; i++) s += i; return s; }")]
    [InlineData("static int F(int[] a) { int s = 0; for (int i = 0, j = 0; i < a.Length; i++) s += i + j; return s; }")]
    public void OtherLoop_IsNotMutated(string members) =>
        Assert.Empty(MutatedSource.Of($"static class My {{ {members} }}", new Efl()).Mutants);

    [Fact]
    public void OlderLanguage_AlsoCompiles()
    {
        var source = MutatedSource.Of(
            "namespace N { static class My { public static int F(int[] a) { int s = 0; for (int i = 0; i < a.Length; i++) { s += a[i]; " +
            "} return s; } } }",
            new Efl(),
            LanguageVersion.CSharp7_3);
        source.CompileAll();
        source.AgreeOnGenerated<int[]>("N.My", "F");
    }
}

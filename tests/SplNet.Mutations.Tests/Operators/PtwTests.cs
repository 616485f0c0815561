using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

public class PtwTests
{
    [Theory]
    [InlineData("static int F(int x) => x;", "x")]
    [InlineData("static bool F(int x, int y) => x.CompareTo(y) < 0;", "x, y")]
    [InlineData("static int s; static int F() => My.s;", "My.s")]
    [InlineData("static string F(int x) => $\"{x:D3}\";", "x")]
    [InlineData("static int F(int[] a, int i) { a[i] = i; return a[0]; }", "i, i")]
    [InlineData("static long F(int x) { long y = x; return y; }", "x, y")]
    [InlineData("static DayOfWeek F(DayOfWeek day) => day;", "day")]
    [InlineData("static int F(int x) { x += x; return -x; }", "x, x")]
    [InlineData("static object F(int x) => new { Y = x };", "x")]
    [InlineData("static int G(int y) => 1; static int F(int x) => G(y: x);", "x")]
    [InlineData("static int F(int x) => x switch { 1 => x, _ => 0 };", "x, x")]
    public void ReadVariable_IsBoxed(string members, string expected)
    {
        var source = MutatedSource.Of($"static class My {{ {members} }}", new Ptw());
        Assert.Equal(expected, string.Join(", ", source.Originals));
        source.CompileAll();
    }

    [Theory]
    [InlineData("static void F(ref int x) { x = 1; int y = x; y++; --y; y = 2; }")]
    [InlineData("static void G(ref int y, out int z, in int u) { z = 1; } static void F() { int y = 1, z, u = 2; G(ref y, out z, in u); " +
        "G(ref y, out z, u); }")]
    [InlineData("static void F() { const int x = 1; Console.Write(x); }")]
    [InlineData("static volatile int v; static int F() => v;")]
    [InlineData("static string F(string s) => s;")]
    [InlineData("static object F(int x) => new { x };")]
    [InlineData("static (int, int) F(int x) => (x, x);")]
    [InlineData("static string F(int x) => nameof(x);")]
    [InlineData("static unsafe int F(int x) => x;")]
    [InlineData("static void F(int x, int y) { (x, y) = (1, 2); }")]
    [InlineData("static System.Linq.Expressions.Expression<Func<int, int>> F() => x => x;")]
    [InlineData("class P { public int X { get; set; } } static P F() => new P { X = 1 };")]
    [InlineData("static decimal F(decimal x) => x;")]
    public void OtherPlace_IsNotMutated(string members) =>
        Assert.Empty(MutatedSource.Of($"static class My {{ {members} }}", new Ptw()).Mutants);

    [Fact]
    public void Results_AreUnchanged()
    {
        const string Text = """
            enum Kind : byte { A, B = 200 }
            static class My
            {
                static long total;
                public static string Mixed(int[] values)
                {
                    total = 0;
                    double mean = 0;
                    bool odd = false;
                    char last = 'a';
                    foreach (var value in values)
                    {
                        total += value;
                        mean = mean + value / 2.0;
                        odd = odd ^ (value % 2 != 0);
                        last = (char)('a' + (value & 15));
                    }

                    var kind = odd ? Kind.B : Kind.A;
                    return $"{total} {mean:R} {odd} {last} {kind} {(byte)kind + values.Length}";
                }
            }
            """;
        var source = MutatedSource.Of(Text, new Ptw());
        source.CompileAll();
        source.AgreeOnGenerated<int[]>("My", "Mixed");
        Assert.All(source.Mutants, static mutant => Assert.Equal("My::Mixed(System.Int32[])", mutant.Method));
    }

    [Fact]
    public void Box_IsAllocated()
    {
        const string Text = """
            static class My
            {
                public static long Sum(int n)
                {
                    long sum = 0;
                    for (int i = 0; i < 1000; i++)
                        sum = sum + n;
                    return sum;
                }

                public static long Bytes(int n)
                {
                    Sum(n);
                    var before = GC.GetAllocatedBytesForCurrentThread();
                    Sum(n);
                    return GC.GetAllocatedBytesForCurrentThread() - before;
                }
            }
            """;
        var source = MutatedSource.Of(Text, new Ptw());
        using var original = source.Original();
        using var mutated = source.Mutated(source.Mutants.ToList().FindIndex(static mutant => mutant is { Original: "n", StartLine: 7 }));
        Assert.Equal(0L, original.Call("My", "Bytes", 1));
        Assert.Equal(24_000L, mutated.Call("My", "Bytes", 1));
    }

    [Fact]
    public void OlderLanguage_AlsoCompiles()
    {
        var source = MutatedSource.Of(
            "namespace N { static class My { public static int F(int x) { return x * 2; } } }",
            new Ptw(),
            Microsoft.CodeAnalysis.CSharp.LanguageVersion.CSharp7_3);
        source.CompileAll();
        source.AgreeOn("N.My", "F", 3);
    }
}

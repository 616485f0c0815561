using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>A delegate that is made anew each time.</summary>
public sealed class CloTests : OperatorTests
{
    private const string Doubled = "public static int M(int[] xs) { return xs.Select(x => x * 2).Sum(); }";

    private protected override IMutationOperator Operator { get; } = new Clo();

    [Theory]
    [InlineData(Doubled, "xs.Select(global::SplNetMutants.Clo.Fresh<global::System.Func<int, int>>(x => x * 2))")]
    [InlineData(
        "public static int M(int[] xs) => xs.Select(static x => x * 2).Sum();", "Fresh<global::System.Func<int, int>>(static x => x * 2)")]
    [InlineData(
        "public static void M(List<int> xs) => xs.Sort((x, y) => y.CompareTo(x));",
        "xs.Sort(global::SplNetMutants.Clo.Fresh<global::System.Comparison<int>>((x, y) => y.CompareTo(x)))")]
    [InlineData(
        "static int Twice(int x) => 2 * x; public static int M(int[] xs) => xs.Select(Twice).Sum();",
        "xs.Select(global::SplNetMutants.Clo.Fresh<global::System.Func<int, int>>(Twice))")]
    [InlineData("public static int M(string[] xs) => xs.Select(int.Parse).Sum();", "Fresh<global::System.Func<string, int>>(int.Parse)")]
    [InlineData(
        "public static int M() { Func<int, int> f = delegate(int x) { var y = x; return y; }; return f(3); }",
        "f = global::SplNetMutants.Clo.Fresh<global::System.Func<int, int>>(delegate(int x)")]
    public void Delegate_IsRecreated(string members, string mutated) => Fires(members, mutated);

    [Theory]
    [InlineData("public static int M(int[] xs, int n) => xs.Select(x => x * n).Sum();")] // it is new each time anyway
    [InlineData("sealed class Own { private readonly int _n = 2; public int M(int[] xs) => xs.Select(x => x * _n).Sum(); }")]
    [InlineData("static readonly Func<int, int> F = x => x; public static int M() => F(1);")] // once
    [InlineData("static readonly Func<int, int> F; static My() { F = x => x; } public static int M() => F(1);")]
    [InlineData("static Func<int, int> F { get; } = x => x; public static int M() => F(1);")]
    [InlineData("public static int M(IQueryable<int> xs) => xs.Select(x => x * 2).Sum();")] // code as data
    [InlineData("static int Twice(int x) => 2 * x; public static string M() => nameof(Twice) + Twice(3);")]
    // types that have no names
    [InlineData("public static int M(int[] xs) { var list = new List<int>(); " +
        "foreach (var x in xs.Select(x => new { x }).Select(x => x)) list.Add(x.x); return list.Count; }")]
    [InlineData("public static int M(string x, int[] xs) => xs.Count(x.Length.Equals);")] // a method of an object
    public void OtherDelegate_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void Handler_CanStillBeRemoved() => Fires(
        "static event Action? Happened; static int s_n; static void Count() => s_n++; static Action Same(Action x) => x; " +
        "public static int M() { s_n = 0; for (var i = 0; i < 2; i++) { Happened += Same(Count); Happened(); Happened -= Same(null!); " +
        "Happened -= Count; } return s_n; }",
        "Same(global::SplNetMutants.Clo.Fresh<global::System.Action>(Count))", Call());

    [Fact]
    public void AnyElements_HaveTheSameResult() => AgreesOnAll(Doubled, Generated.Arrays, static xs => [xs]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Doubled, (int[])[1, 5]);
}

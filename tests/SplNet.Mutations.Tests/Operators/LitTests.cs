using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>A layer of LINQ in a loop.</summary>
public sealed class LitTests : OperatorTests
{
    private const string Sum = "public static int M(List<int> xs) { var sum = 0; foreach (var x in xs) sum = sum * 3 + x; return sum; }";

    private protected override IMutationOperator Operator { get; } = new Lit();

    [Theory]
    [InlineData("int[] xs", "x")]
    [InlineData("List<int> xs", "x")]
    [InlineData("HashSet<int> xs", "x")]
    [InlineData("IEnumerable<int> xs", "x")]
    [InlineData("IReadOnlyList<int> xs", "x")]
    [InlineData("Dictionary<int, int> xs", "x.Value")]
    public void Loop_EnumeratesThroughALayer(string parameter, string value)
    {
        var element = parameter.StartsWith("Dictionary", StringComparison.Ordinal)
            ? "global::System.Collections.Generic.KeyValuePair<int, int>"
            : "int";
        Fires(
            $"public static int M({parameter}) {{ var sum = 0; foreach (var x in xs) sum += {value}; return sum; }}",
            $"foreach (var x in global::SplNetMutants.Lit.Layered<{element}>(xs))");
    }

    [Fact]
    public void Deconstruction_AlsoEnumeratesThroughALayer() => Fires(
        "public static int M() { var sum = 0; " +
        "foreach (var (key, value) in new Dictionary<int, int> { [1] = 2, [3] = 4 }) sum = sum * 10 + key * value; return sum; }",
        "global::SplNetMutants.Lit.Layered<", Call());

    [Theory]
    [InlineData("public static int M(int[] xs) { foreach (ref var x in xs.AsSpan()) x++; return xs[0]; }")] // references
    [InlineData("public static int M(string xs) { var n = 0; foreach (var x in xs) n += x; return n; }")] // no collection
    [InlineData("public static int M(int[,] xs) { var n = 0; foreach (var x in xs) n += x; return n; }")] // no sequence
    // not generic
    [InlineData("public static int M(System.Collections.ArrayList xs) { var n = 0; foreach (int x in xs) n += x; return n; }")]
    // awaited
    [InlineData("public static async Task<int> M(IAsyncEnumerable<int> xs) { var n = 0; await foreach (var x in xs) n += x; return n; }")]
    // a type that has no name
    [InlineData(
        "public static int M(int[] xs) { var n = 0; foreach (var x in xs.Select(static x => new { x }).ToList()) n += x.x; return n; }")]
    // its enumerators may differ
    [InlineData("class Own : List<int> { } static int M(Own xs) { var n = 0; foreach (var x in xs) n += x; return n; }")]
    public void OtherForEach_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void ChangeInTheLoop_EndsItAsBefore() => Fires(
        "public static string M(int at) { var seen = new List<int>(); var xs = new List<int> { 1, 2, 3 }; try { foreach (var x in xs) { " +
        "seen.Add(x); if (x == at) xs.Add(9); } } catch (InvalidOperationException) { seen.Add(-1); } return string.Join(' ', seen); }",
        "Layered<int>(xs)", 1, 3, 7);

    [Fact]
    public void ChangeOfAnArray_IsVisibleAsBefore() => Fires(
        "public static int M(int at) { var sum = 0; var xs = new int[] { 1, 2, 3 }; foreach (var x in xs) { sum = sum * 10 + x; " +
        "xs[at] = 7; } return sum; }",
        "Layered<int>(xs)", 0, 1, 2);

    [Fact]
    public void AnyElements_HaveTheSameResult() => AgreesOnAll(Sum, Generated.Arrays, static xs => [xs.ToList()]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Sum, new List<int> { 1, 2, 3 }, new List<int>());
}

using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>A copy that nobody needs.</summary>
public sealed class TolTests : OperatorTests
{
    private const string Sum = "public static int M(List<int> xs) { var sum = 0; foreach (var x in xs) sum = sum * 3 + x; return sum; }";

    private protected override IMutationOperator Operator { get; } = new Tol();

    [Theory]
    [InlineData(Sum, "in global::SplNetMutants.Tol.Copied<global::System.Collections.Generic.List<int>, int>(xs)")]
    [InlineData(
        "public static int M(int[] xs) { var sum = 0; foreach (var x in xs) sum += x; return sum; }",
        "in global::SplNetMutants.Tol.Copied<int[], int>(xs)")]
    [InlineData(
        "public static int M(HashSet<int> xs) => xs.Max();", "Copied<global::System.Collections.Generic.HashSet<int>, int>(xs).Max()")]
    [InlineData(
        "public static bool M(int[] xs) => xs.Any(static x => x > 3);",
        "global::SplNetMutants.Tol.Copied<int[], int>(xs).Any(static x => x > 3)")]
    public void Collection_IsCopied(string members, string mutated) => Fires(members, mutated);

    [Theory]
    [InlineData("public static int M(IEnumerable<int> xs) => xs.Sum();")] // walking it may have effects
    [InlineData("public static int M(IReadOnlyList<int> xs) => xs.Sum();")]
    [InlineData("public static int M(System.Collections.Concurrent.ConcurrentBag<int> xs) => xs.Sum();")] // changes while it is copied
    [InlineData("public static int M(IQueryable<int> xs) => xs.Sum();")]
    [InlineData("public static int M(List<int> xs) => xs.Count;")]
    [InlineData("public static int M(string xs) => xs.Count(static x => x == 'a');")]
    public void OtherCollection_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void ChangeInTheLoop_IsVisibleAsBefore() => Fires(
        "public static string M(int at) { var seen = new List<int>(); var xs = new int[] { 1, 2, 3 }; " +
        "foreach (var x in xs) { seen.Add(x); xs[at] = 7; } return string.Join(' ', seen); }",
        "Copied<", 0, 1, 2);

    [Fact]
    public void ChangeOfAList_EndsTheLoopAsBefore() => Fires(
        "public static int M(int at) { var xs = new List<int> { 1, 2, 3 }; foreach (var x in xs) if (x == at) xs.Add(9); " +
        "return xs.Count; }",
        "Copied<", 1, 3, 7);

    [Fact]
    public void AnyElements_HaveTheSameResult() => AgreesOnAll(Sum, Generated.Arrays, static xs => [xs.ToList()]);

    [Fact]
    public void Null_IsRefusedAsBefore() => Of(Sum).AgreeOn("My", "M", Call([null]));

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Sum, new List<int> { 1, 2, 3 });
}

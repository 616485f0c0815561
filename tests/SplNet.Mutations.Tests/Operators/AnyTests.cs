using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>All elements where the first would do.</summary>
public sealed class AnyTests : OperatorTests
{
    private const string HasLarge = "public static bool M(int[] xs) { return xs.Any(x => x > 3); }";

    private protected override IMutationOperator Operator { get; } = new Any();

    [Theory]
    [InlineData("public static bool M(IEnumerable<int> xs) => xs.Any();", "global::System.Linq.Enumerable.Count(xs) > 0")]
    [InlineData(
        "public static bool M(int[] xs) => !xs.Any(static x => x > 3);",
        "!(global::System.Linq.Enumerable.Count(xs, static x => x > 3) > 0)")]
    [InlineData(
        "public static int M(int[] xs) => xs.First(static x => x > 3);",
        "global::System.Linq.Enumerable.First(global::System.Linq.Enumerable.ToList(global::System.Linq.Enumerable.Where(xs, " +
        "static x => x > 3)))")]
    [InlineData(
        "public static int M(int[] xs) => xs.FirstOrDefault(static x => x > 3);",
        "global::System.Linq.Enumerable.FirstOrDefault(global::System.Linq.Enumerable.ToList(")]
    public void Any_ChecksAllElements(string members, string mutated) =>
        Fires(members, mutated, (int[])[1, 2, 5, 7], (int[])[1], (int[])[]);

    [Theory]
    [InlineData("public static bool M(List<int> xs) => xs.Any();")] // it knows its number
    [InlineData("public static bool M(IReadOnlyCollection<int> xs) => xs.Any();")]
    [InlineData("public static bool M(IQueryable<int> xs) => xs.Any();")]
    [InlineData("public static int M(IEnumerable<int> xs) => xs.First();")]
    [InlineData("public static int M(IEnumerable<int> xs) => xs.FirstOrDefault(7);")] // a default, no condition
    [InlineData("public static bool M(List<int> xs) => xs.Exists(static x => x > 3);")]
    public void OtherQuery_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void Operator_MustBeValidated()
    {
        Assert.Equal(MutationTier.Validated, Operator.Tier);
        var source = Of(
            "static int s_asked; public static int M() { s_asked = 0; _ = new[] { 1, 2, 3 }.Any(static x => ++s_asked == 1); " +
            "return s_asked; }");
        using var original = source.Original();
        using var mutated = source.Mutated(0);
        Assert.Equal("1 and 3", $"{original.Outcome("My", "M")} and {mutated.Outcome("My", "M")}");
    }

    [Fact]
    public void ConditionWithoutSideEffects_HasTheSameResult() => AgreesOnAll(HasLarge, Generated.Arrays, static xs => [xs]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(HasLarge, (int[])[1, 5]);
}

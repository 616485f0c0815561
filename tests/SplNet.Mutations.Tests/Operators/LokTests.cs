using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>A lock around a method.</summary>
public sealed class LokTests : OperatorTests
{
    private const string Sum = "public static int M(int[] xs) { var sum = 0; foreach (var x in xs) sum = sum * 3 + x; return sum; }";

    private protected override IMutationOperator Operator { get; } = new Lok();

    [Theory]
    [InlineData("public static int M(int x) { return x + 1; }")]
    [InlineData("public static int M(int x) => x + 1;")]
    [InlineData("public static int M(int x) => x > 2 ? x : throw new FormatException();")]
    [InlineData("public static void M(int x) => Console.Out.Flush();")]
    [InlineData("public static int M(int x) => throw new FormatException();")]
    public void Method_TakesALock(string members) => Fires(members, "(global::SplNetMutants.Lok.Gate)", 1, 3);

    [Theory]
    [InlineData("public static async Task<int> M(Task<int> x) { return await x; }")] // may go on in another thread
    [InlineData("public static async Task<int> M() { return 1; }")]
    [InlineData("public static IEnumerable<int> M() { yield return 1; }")]
    [InlineData("static int s_x; public static ref int M() { return ref s_x; }")]
    [InlineData("public static ref int M(ref int x) => ref x;")]
    [InlineData("public static void M() { }")]
    [InlineData("interface IOwn { int M(); }")]
    public void OtherMethod_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void Operator_MustBeValidated() => Assert.Equal(MutationTier.Validated, Operator.Tier);

    [Fact]
    public void Lock_IsReentrant() => Fires("public static int M(int x) { return x == 0 ? 0 : 1 + M(x - 1); }", "Gate", 0, 5);

    [Fact]
    public void AnyElements_HaveTheSameResult() => AgreesOnAll(Sum, Generated.Arrays, static xs => [xs]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Sum, (int[])[1, 5]);
}

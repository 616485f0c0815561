using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>A capacity that is lost.</summary>
public sealed class CapTests : OperatorTests
{
    private const string Squares = "public static int[] M(int n) { var xs = new List<int>(n); for (var i = 0; i < n; i++) xs.Add(i * i); " +
        "return xs.ToArray(); }";

    private protected override IMutationOperator Operator { get; } = new Cap();

    [Theory]
    [InlineData("public static object M(int n) => new List<int>(n);", "new List<int>(global::SplNetMutants.Cap.None(n))")]
    [InlineData(
        "public static Dictionary<string, int> M(int[] xs) => new(xs.Length, StringComparer.Ordinal);",
        "new(global::SplNetMutants.Cap.None(xs.Length), StringComparer.Ordinal)")]
    [InlineData(
        "public static object M(int n) => new System.Text.StringBuilder(\"a\", capacity: n + 1);",
        "new System.Text.StringBuilder(\"a\", capacity: global::SplNetMutants.Cap.None(n + 1))")]
    [InlineData("public static object M() => new MemoryStream(4096);", "new MemoryStream(global::SplNetMutants.Cap.None(4096))")]
    [InlineData("public static object M(int n) => new Queue<int>(n) { };", "new Queue<int>(global::SplNetMutants.Cap.None(n))")]
    public void Capacity_IsLost(string members, string mutated) => Fires(members, mutated);

    [Theory]
    [InlineData("public static object M(int[] xs) => new List<int>(xs);")] // elements
    [InlineData("public static object M() => new List<int>();")]
    [InlineData("public static object M() => new List<int>(4);")] // it grows to it at once
    [InlineData("public static object M(int n) => new int[n];")]
    [InlineData("public static object M(int n) => new System.Collections.Hashtable(n);")] // its order hangs on it
    [InlineData("public static object M(int n) => new System.Collections.Concurrent.ConcurrentDictionary<int, int>(1, n);")]
    [InlineData("public static object M(int n) => new System.Text.StringBuilder(n, 2 * n);")] // a largest capacity
    [InlineData("public static int M(int n) => new List<int>(n).Capacity;")] // asked for
    [InlineData("public static byte[] M(int n) => new MemoryStream(n).GetBuffer();")]
    [InlineData("sealed class Box(int capacity) { public int C => capacity; } static object M(int n) => new Box(n);")]
    public void OtherObject_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void Argument_IsStillEvaluatedAndChecked() => Fires(
        "public static int M(int n) { var asked = 0; try { new List<int>(++asked + n); " +
        "} catch (ArgumentOutOfRangeException) { asked += 10; } return asked; }",
        "None(++asked + n)", 0, -7, 100);

    [Fact]
    public void AnySize_HasTheSameResult() => AgreesOnAll(Squares, Generated.Numbers, static n => [n]);

    [Fact]
    public void OrderOfASet_StaysTheSame() => AgreesOnAll(
        "public static int[] M(int[] xs) { var set = new HashSet<int>(xs.Length); foreach (var x in xs) { set.Add(x); set.Remove(x - 1); " +
        "} return set.ToArray(); }",
        Generated.Arrays, static xs => [xs]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Squares, 0, 3, 100);
}

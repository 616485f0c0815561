using FsCheck.Fluent;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>A linear search where a hash would do.</summary>
public sealed class LinTests : OperatorTests
{
    private const string Dictionary = "public static int M(Dictionary<int, int> d, int key) { int value; " +
        "return d.TryGetValue(key, out value) ? value : -1; }";

    // A set that takes texts of the same length for equal, and null for a text of its own.
    private const string ByLength = """
        sealed class Length : IEqualityComparer<string?>
        {
            public bool Equals(string? x, string? y) => x!.Length == y!.Length;
            public int GetHashCode(string? x) => 1 + x!.Length;
        }
        public static bool M(string?[] xs, string? x) { var set = new HashSet<string?>(xs, new Length()); return set.Contains(x); }
        """;

    private protected override IMutationOperator Operator { get; } = new Lin();

    [Theory]
    [InlineData("public static bool M(HashSet<int> xs) => xs.Contains(3);", "global::SplNetMutants.Lin.Contains(xs, 3)")]
    [InlineData("public static bool M(Dictionary<long, int> xs) => xs.ContainsKey(3);", "global::SplNetMutants.Lin.ContainsKey(xs, 3)")]
    [InlineData(
        "public static int M(Dictionary<string, int> xs) => xs.TryGetValue(\"a\", out var x) ? x : 0;",
        "global::SplNetMutants.Lin.TryGetValue(xs, \"a\", out var x)")]
    [InlineData(
        "public static bool M(Dictionary<string, object> xs) => xs.TryGetValue(\"a\", out _);",
        "global::SplNetMutants.Lin.TryGetValue(xs, \"a\", out _)")]
    public void Lookup_IsASearch(string members, string mutated) => Fires(members, mutated);

    [Theory]
    [InlineData("public static bool M(List<int> xs) => xs.Contains(3);")]
    [InlineData("public static bool M(ISet<int> xs) => xs.Contains(3);")]
    [InlineData("public static bool M(SortedSet<int> xs) => xs.Contains(3);")]
    [InlineData("public static bool M(IReadOnlyDictionary<int, int> xs) => xs.ContainsKey(3);")]
    [InlineData("class Own : HashSet<int> { } static bool M(Own xs) => xs.Contains(3);")]
    [InlineData("public static bool M(HashSet<int>? xs) => xs?.Contains(3) == true;")]
    [InlineData("public static bool M(HashSet<int> xs) => xs.Contains(item: 3);")]
    [InlineData("public static bool M(Dictionary<int, int> xs) => xs.ContainsValue(3);")]
    public void OtherLookup_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void CustomComparer_IsUsed() => Fires(
        "public static bool M(string x) { var xs = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { [\"a\"] = 1 }; " +
        "return xs.ContainsKey(x); }",
        "ContainsKey(xs, x)", "a", "A", "b", null);

    [Fact]
    public void NullInASet_IsFoundAsBefore() => AgreesOnAll(
        "public static bool M(string?[] xs, string? x) { var set = new HashSet<string?>(xs); return set.Contains(x); }",
        Generated.Texts.ArrayOf().Zip(Generated.Texts),
        static arguments => [arguments.Item1, arguments.Item2]);

    [Fact]
    public void ComparerThatCannotCompareNull_DoesNotReceiveNull() => AgreesOnAll(
        ByLength, Generated.SomeTexts.ArrayOf().Zip(Generated.Texts), static arguments => [arguments.Item1, arguments.Item2]);

    [Fact]
    public void AnyKeys_HaveTheSameResult() => AgreesOnAll(
        Dictionary,
        Generated.Arrays.Zip(Generated.Numbers),
        static arguments => [arguments.Item1.Distinct().ToDictionary(static x => x, static x => x * x), arguments.Item2]);

    [Fact]
    public void NullKeyAndNullReceiver_AreRefusedAsBefore()
    {
        var source = Of("public static bool M(Dictionary<string, int> xs, string key) => xs.TryGetValue(key, out _);");
        source.AgreeOn(
            "My", "M", Call(new Dictionary<string, int>(StringComparer.Ordinal) { ["a"] = 1 }, null), Call(null, "a"), Call(null, null));
    }

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() =>
        FiresInOldLanguage(Dictionary, Call(new Dictionary<int, int> { [1] = 5 }, 1), Call(new Dictionary<int, int>(), 1));
}

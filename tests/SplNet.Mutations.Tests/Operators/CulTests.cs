using FsCheck.Fluent;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>Comparisons by culture.</summary>
public sealed class CulTests : OperatorTests
{
    private const string Same = "public static bool M(string x, string y) { return x == y; }";

    private protected override IMutationOperator Operator { get; } = new Cul();

    [Theory]
    [InlineData("x == y", "global::SplNetMutants.Cul.Same(x, y)")]
    [InlineData("x != y", "!global::SplNetMutants.Cul.Same(x, y)")]
    [InlineData("x == \"a\"", "Same(x, \"a\")")]
    [InlineData("string.Equals(x, y)", "Same(x, y)")]
    [InlineData("string.Equals(x, y, StringComparison.Ordinal)", "Same(x, y)")]
    [InlineData("x.Equals(y)", "global::SplNetMutants.Cul.Equals(x, y)")]
    [InlineData("x.Equals(y, StringComparison.Ordinal)", "global::SplNetMutants.Cul.Equals(x, y)")]
    [InlineData("x.StartsWith(y, StringComparison.Ordinal)", "global::SplNetMutants.Cul.StartsWith(x, y)")]
    [InlineData("x.EndsWith(y, StringComparison.Ordinal)", "global::SplNetMutants.Cul.EndsWith(x, y)")]
    [InlineData("x.IndexOf(y, StringComparison.Ordinal)", "global::SplNetMutants.Cul.IndexOf(x, y)")]
    [InlineData("x.Contains(y)", "global::SplNetMutants.Cul.Contains(x, y)")]
    public void OrdinalComparison_IsAlsoMadeByCulture(string comparison, string mutated)
    {
        var members = $"public static object M(string x, string y) => {comparison};";
        Fires(members, mutated);
        AgreesOnAll(members, Generated.Texts.Zip(Generated.Texts), static texts => [texts.Item1, texts.Item2]);
    }

    [Theory]
    [InlineData("x == null")] // tells nothing about texts
    [InlineData("null != x")]
    [InlineData("(object)x == (object)y")]
    [InlineData("x.StartsWith(y)")] // by culture already
    [InlineData("x.StartsWith(y, StringComparison.OrdinalIgnoreCase)")]
    [InlineData("x.Equals(y, StringComparison.CurrentCulture)")]
    [InlineData("x.StartsWith('a')")]
    [InlineData("x.Contains('a')")]
    [InlineData("x.Equals((object)y)")]
    [InlineData("x.IndexOf(y, 1, StringComparison.Ordinal)")]
    [InlineData("\"a\" == \"b\"")] // constant
    [InlineData("x.Length == y.Length")]
    public void OtherComparison_IsNotMutated(string comparison) => IsSilent($"public static object M(string x, string y) => {comparison};");

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Same, Call("a", "a"), Call("a", "b"), Call("a", null));
}

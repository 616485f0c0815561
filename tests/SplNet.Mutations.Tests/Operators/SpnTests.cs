using FsCheck.Fluent;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>Substrings instead of spans.</summary>
public sealed class SpnTests : OperatorTests
{
    private const string Part = "public static string M(string x, int start, int length) { return new string(x.AsSpan(start, length)); }";

    private protected override IMutationOperator Operator { get; } = new Spn();

    [Theory]
    [InlineData(Part, "new string(global::System.MemoryExtensions.AsSpan(global::SplNetMutants.Spn.Part(x, start, length)))")]
    [InlineData(
        "public static int M(string x) => int.Parse(x.AsSpan(1));",
        "int.Parse(global::System.MemoryExtensions.AsSpan(global::SplNetMutants.Spn.Part(x, 1)))")]
    [InlineData(
        "public static int M(string x) { ReadOnlySpan<char> s = x.Trim().AsSpan(1); return s.Length; }",
        "s = global::System.MemoryExtensions.AsSpan(global::SplNetMutants.Spn.Part(x.Trim(), 1))")]
    public void Span_IsTakenFromACopy(string members, string mutated) => Fires(members, mutated);

    [Theory]
    [InlineData("public static int M(string x) => x.AsSpan().Length;")] // the whole
    [InlineData("public static int M(char[] x) => x.AsSpan(1).Length;")]
    [InlineData("public static int M(string x) => x.AsSpan(1..).Length;")]
    [InlineData("public static int M(string x) => x.AsMemory(1).Length;")]
    [InlineData("public static int M(string x) => x.Substring(1).Length;")]
    public void OtherPart_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void AnyPart_HasTheSameResult() => AgreesOnAll(
        Part,
        Generated.Texts.Zip(Generated.Numbers.Zip(Generated.Numbers)),
        static call => [call.Item1, call.Item2.Item1, call.Item2.Item2]);

    [Fact]
    public void AnyRest_HasTheSameResult() => AgreesOnAll(
        "public static string M(string x, int start) => new string(x.AsSpan(start));",
        Generated.Texts.Zip(Generated.Numbers),
        static call => [call.Item1, call.Item2]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Part, Call("abc", 1, 1), Call(null, 0, 0), Call(null, 1, 0));
}

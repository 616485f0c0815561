using FsCheck.Fluent;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>Structs that are boxed for an interface.</summary>
public sealed class BifTests : OperatorTests
{
    private const string Compared = "public static int M(int x, int y) { return Math.Sign(x.CompareTo(y)); }";

    private protected override IMutationOperator Operator { get; } = new Bif();

    [Theory]
    [InlineData(Compared, "Math.Sign(global::SplNetMutants.Bif.Boxed<global::System.IComparable<int>>(x).CompareTo(y))")]
    [InlineData(
        "public static bool M(Guid x) => x.Equals(Guid.Empty);",
        "Boxed<global::System.IEquatable<global::System.Guid>>(x).Equals(Guid.Empty)")]
    [InlineData("public static int M(long x) => x.CompareTo(5);", "Boxed<global::System.IComparable<long>>(x).CompareTo(5)")]
    [InlineData("public static int M(int x, object y) => x.CompareTo(y);", "Boxed<global::System.IComparable>(x).CompareTo(y)")]
    [InlineData(
        "readonly struct Own : IComparable<Own> { public int CompareTo(Own other) => 1; } static int M(Own x) => x.CompareTo(x);",
        "Boxed<global::System.IComparable<global::My.Own>>(x).CompareTo(x)")]
    [InlineData(
        "struct Own : IComparable<Own> { public readonly int CompareTo(Own other) => 1; } static int M(Own x) => x.CompareTo(x);",
        "Boxed<global::System.IComparable<global::My.Own>>(x).CompareTo(x)")]
    public void Struct_IsBoxed(string members, string mutated) => Fires(members, mutated);

    [Theory]
    // it would count in a copy
    [InlineData(
        "struct Own : IComparable<Own> { int _n; public int CompareTo(Own other) => _n++; } static int M(Own x) => x.CompareTo(x);")]
    [InlineData("readonly struct Own { public int CompareTo(Own other) => 1; } static int M(Own x) => x.CompareTo(x);")] // no interface
    [InlineData("public static int M(string x) => x.CompareTo(x);")] // no struct
    [InlineData("public static int M<T>(T x) where T : struct, IComparable<T> => x.CompareTo(x);")]
    [InlineData("public static bool M(int x, object y) => x.Equals(y);")] // of every object
    [InlineData("public static int M(int x) => x.CompareTo(value: 5);")]
    [InlineData("public static bool M(Span<int> x) => x.IsEmpty;")]
    [InlineData("public static int M(int? x) => x?.CompareTo(5) ?? 0;")]
    public void OtherInvocation_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void AnyNumbers_HaveTheSameResult() =>
        AgreesOnAll(Compared, Generated.Numbers.Zip(Generated.Numbers), static numbers => [numbers.Item1, numbers.Item2]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Compared, Call(1, 2), Call(2, 1), Call(1, 1));
}

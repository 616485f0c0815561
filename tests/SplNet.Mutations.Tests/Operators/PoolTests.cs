using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>Arrays where the pool would lend one.</summary>
public sealed class PoolTests : OperatorTests
{
    private const string Rented = "public static int M(int n) { var xs = System.Buffers.ArrayPool<int>.Shared.Rent(n); " +
        "try { return xs.Length; } finally { System.Buffers.ArrayPool<int>.Shared.Return(xs); } }";

    private protected override IMutationOperator Operator { get; } = new Pool();

    [Theory]
    [InlineData(Rented, "var xs = global::SplNetMutants.Pool.New<int>(n);")]
    [InlineData(
        "public static object M<T>(int n) => System.Buffers.ArrayPool<T>.Shared.Rent(n + 1);", "global::SplNetMutants.Pool.New<T>(n + 1)")]
    public void Array_IsNew(string members, string mutated) => Fires(members, mutated);

    [Theory]
    [InlineData("public static object M(System.Buffers.ArrayPool<int> pool) => pool.Rent(5);")] // may count
    [InlineData("public static object M() => System.Buffers.MemoryPool<int>.Shared.Rent(5);")]
    [InlineData("public static void M(int[] xs) => System.Buffers.ArrayPool<int>.Shared.Return(xs);")]
    [InlineData("static class Own { public static System.Buffers.ArrayPool<int> Shared => System.Buffers.ArrayPool<int>.Create(); " +
        "} public static object M() => Own.Shared.Rent(5);")]
    public void OtherArray_IsNotMutated(string members) => IsSilent(members);

    [Fact]
    public void Array_HasTheLengthOfThePooledOne() => AgreesOnAll(
        Rented,
        FsCheck.Fluent.Gen.OneOf(
            Generated.Numbers, FsCheck.Fluent.Gen.Choose(10, 3000), FsCheck.Fluent.Gen.Elements(16, 17, 1 << 20, (1 << 20) + 1)),
        static n => [n]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Rented, 0, 1, 100);
}

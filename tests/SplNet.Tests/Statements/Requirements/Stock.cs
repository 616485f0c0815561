namespace SplNet.Tests.Statements.Requirements;

/// <summary>Generators for the tests of files.</summary>
internal static class Stock
{
    public static Gen<int> Keys { get; } = from size in Gen.Of(10, 50) from key in Gen.Ints(0, size) select key;

    public static Library Few(int size) => new(size);

    public static Library Many(int size) => new(size * 1000);
}

namespace SplNet.Arguments.Generators;

/// <summary>Derives seeds, so that runs and iterations get different data, and the same data when they are repeated.</summary>
internal static class DerivedSeed
{
    /// <summary>The seed of a numbered part; neighbouring numbers have unrelated seeds.</summary>
    public static int Of(int seed, int number) =>
        (int)(new SplNet.Statistics.Xoshiro256(((ulong)(uint)seed << 32) | (uint)number).Next() & int.MaxValue);
}

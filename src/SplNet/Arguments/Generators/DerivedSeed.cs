namespace SplNet.Arguments.Generators;

/// <summary>Derives seeds from a seed, so that runs and iterations get different data, and the same ones again when they are repeated.</summary>
internal static class DerivedSeed
{
    /// <summary>The seed of one part of something that has a seed; neighbouring numbers give unrelated seeds.</summary>
    public static int Of(int seed, int number) =>
        (int)(new SplNet.Statistics.Xoshiro256(((ulong)(uint)seed << 32) | (uint)number).Next() & int.MaxValue);
}

using System.Numerics;
using System.Runtime.CompilerServices;

namespace SplNet.Statistics;

/// <summary>
/// The xoshiro256** generator (Blackman and Vigna, Scrambled linear pseudorandom number generators, 2021), its state filled by
/// splitmix64. A mutable value type, so that a resampling loop keeps its state in registers; the same seed produces the same
/// sequence on every machine.
/// </summary>
public struct Xoshiro256
{
    private ulong _s0;
    private ulong _s1;
    private ulong _s2;
    private ulong _s3;

    /// <summary>Starts the sequence that belongs to a seed.</summary>
    /// <param name="seed">Any value.</param>
    public Xoshiro256(ulong seed)
    {
        _s0 = Split(ref seed);
        _s1 = Split(ref seed);
        _s2 = Split(ref seed);
        _s3 = Split(ref seed);
    }

    /// <summary>Gets the next 64 random bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong Next()
    {
        var result = BitOperations.RotateLeft(_s1 * 5, 7) * 9;
        var shifted = _s1 << 17;
        _s2 ^= _s0;
        _s3 ^= _s1;
        _s1 ^= _s2;
        _s0 ^= _s3;
        _s2 ^= shifted;
        _s3 = BitOperations.RotateLeft(_s3, 45);
        return result;
    }

    /// <summary>Gets a uniform number in [0, 1) with 53 random bits.</summary>
    public double NextUniform() => (Next() >> 11) * (1.0 / (1UL << 53));

    /// <summary>
    /// Gets a uniform index below <paramref name="count"/>: the high half of a 32 × 32 bit product. No index is favoured by more than
    /// count / 2^32, relatively: one in 4000 for a million values, one in 40 million for a hundred.
    /// </summary>
    /// <param name="count">Above 0.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int NextIndex(int count) => (int)(((Next() >> 32) * (ulong)count) >> 32);

    /// <summary>Gets a standard normal number, by the polar method of Marsaglia.</summary>
    public double NextNormal()
    {
        while (true)
        {
            var x = (2 * NextUniform()) - 1;
            var y = (2 * NextUniform()) - 1;
            var square = (x * x) + (y * y);
            if (square is > 0 and < 1)
                return x * Math.Sqrt(-2 * Math.Log(square) / square);
        }
    }

    private static ulong Split(ref ulong state)
    {
        state += 0x9E3779B97F4A7C15;
        var mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        return mixed ^ (mixed >> 31);
    }
}

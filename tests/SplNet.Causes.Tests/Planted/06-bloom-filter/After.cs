using System.Numerics;
using System.Runtime.CompilerServices;

namespace Sut;

/// <summary>The arithmetic of the hash function.</summary>
internal static class Mixing
{
    private const uint Prime = 0x01000193;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static uint Step(uint state, uint value) => (BitOperations.RotateLeft(state, 5) ^ value) * Prime;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static uint Finish(uint state)
    {
        state ^= state >> 15;
        state *= 0x2c1b3c6d;
        return state ^ (state >> 12);
    }
}

/// <summary>A hash of a text, from which the positions in a filter are derived.</summary>
public readonly struct Fingerprint
{
    private readonly uint _first;
    private readonly uint _second;

    private Fingerprint(uint first, uint second)
    {
        _first = first;
        _second = second | 1;
    }

    public static Fingerprint Of(string text)
    {
        var first = 0x811c9dc5;
        var second = 0x9e3779b9;
        foreach (var character in text)
        {
            first = Mixing.Step(first, character);
            second = Mixing.Step(second, first);
        }

        return new Fingerprint(Mixing.Finish(first), Mixing.Finish(second));
    }

    public int Position(int index, int size) => (int)((_first + (uint)index * _second) % (uint)size);
}

/// <summary>Bits that are set one by one.</summary>
public sealed class BitSet(int size)
{
    private readonly ulong[] _words = new ulong[(size + 63) / 64];

    public int Size => size;

    public int Count
    {
        get
        {
            var count = 0;
            foreach (var word in _words)
                count += BitOperations.PopCount(word);
            return count;
        }
    }

    public bool this[int index] => (_words[index >> 6] >> index & 1) != 0;

    public void Set(int index) => _words[index / 64] |= 1UL << index;

    public void Clear() => Array.Clear(_words);
}

/// <summary>Tells whether a text was surely not added.</summary>
public sealed class BloomFilter
{
    private readonly BitSet _bits;
    private readonly int _hashes;

    public BloomFilter(int size, int hashes)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(size);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(hashes);
        _bits = new BitSet(size);
        _hashes = hashes;
    }

    public void Add(string text)
    {
        var hash = Fingerprint.Of(text);
        for (var index = 0; index < _hashes; index++)
            _bits.Set(hash.Position(index, _bits.Size));
    }

    public bool MayContain(string text)
    {
        var fingerprint = Fingerprint.Of(text);
        for (var i = 0; i < _hashes; i++)
        {
            if (!_bits[fingerprint.Position(i, _bits.Size)])
                return false;
        }

        return true;
    }

    public double Saturation => (double)_bits.Count / _bits.Size;

    public void Clear() => _bits.Clear();

    public int CountOf(IEnumerable<string> texts)
    {
        var count = 0;
        foreach (var text in texts)
        {
            if (MayContain(text))
                count++;
        }

        return count;
    }
}

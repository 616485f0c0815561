using System.Buffers;
using System.Buffers.Binary;
using System.IO.Compression;
using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>
/// The runs of a sample as bytes. Numbers are split into their first bytes, their second bytes and so on: the leading
/// bytes of similar times are equal, so compression leaves little more than their noise.
/// </summary>
internal static class RunData
{
    private const byte Form = 1;
    private const int Quality = 3;

    // Keeps sixteen bits after the leading one: 0.0008 % of a time whose variation is a thousand times larger. The other seven would be a
    // sixth of a history's size.
    private const uint Dropped = 0x7F;

    private const int Window = 16;
    private const int UsualLength = 1 << 20;

    /// <summary>Writes runs as bytes. Values are exact; iterations are rounded to 17 significant bits.</summary>
    public static byte[] Write(IReadOnlyList<Run> runs)
    {
        var iterations = runs.Sum(static run => run.Iterations.Count);
        var plain = new byte[(runs.Count * (sizeof(int) + sizeof(double))) + (iterations * sizeof(float))];
        var (counts, values, times) = Parts(plain, runs.Count);
        var time = 0;
        for (var index = 0; index < runs.Count; index++)
        {
            BinaryPrimitives.WriteInt32LittleEndian(counts[(index * sizeof(int))..], runs[index].Iterations.Count);
            Scatter(values, index, runs.Count, (ulong)BitConverter.DoubleToInt64Bits(runs[index].Value), sizeof(double));
            foreach (var iteration in runs[index].Iterations)
                Scatter(times, time++, iterations, Rounded(iteration), sizeof(float));
        }

        var compressed = new byte[1 + sizeof(int) + sizeof(int) + BrotliEncoder.GetMaxCompressedLength(plain.Length)];
        compressed[0] = Form;
        BinaryPrimitives.WriteInt32LittleEndian(compressed.AsSpan(1), runs.Count);
        BinaryPrimitives.WriteInt32LittleEndian(compressed.AsSpan(1 + sizeof(int)), plain.Length);
        return BrotliEncoder.TryCompress(plain, compressed.AsSpan(1 + sizeof(int) + sizeof(int)), out var written, Quality, Window)
            ? compressed[..(1 + sizeof(int) + sizeof(int) + written)]
            : throw new InvalidOperationException("Runs could not be compressed into as much room as they may take.");
    }

    /// <summary>Reads written runs.</summary>
    /// <exception cref="HistoryException">The bytes are damaged, or of a newer version.</exception>
    public static IReadOnlyList<Run> Read(ReadOnlySpan<byte> data)
    {
        const int Head = 1 + sizeof(int) + sizeof(int);
        if (data.Length < Head || data[0] != Form)
            throw Damaged();
        var count = BinaryPrimitives.ReadInt32LittleEndian(data[1..]);
        var plain = Decompressed(data[Head..], BinaryPrimitives.ReadInt32LittleEndian(data[(1 + sizeof(int))..]));
        if (count < 0 || plain.Length < (long)count * (sizeof(int) + sizeof(double)))
            throw Damaged();
        var (counts, values, times) = Parts(plain, count);
        var all = times.Length / sizeof(float);
        var time = 0;
        var runs = new Run[count];
        for (var index = 0; index < count; index++)
        {
            var length = BinaryPrimitives.ReadInt32LittleEndian(counts[(index * sizeof(int))..]);
            if (length < 0 || length > all - time)
                throw Damaged();
            var iterations = new float[length];
            for (var iteration = 0; iteration < iterations.Length; iteration++)
                iterations[iteration] = BitConverter.UInt32BitsToSingle((uint)Gather(times, time++, all, sizeof(float)));
            runs[index] = new Run(BitConverter.Int64BitsToDouble((long)Gather(values, index, count, sizeof(double))), iterations);
        }

        return runs;
    }

    // The buffer grows with the data: a damaged length must not take all memory. It has one byte more than the length, to detect the end.
    private static Span<byte> Decompressed(ReadOnlySpan<byte> data, int length)
    {
        if (length is < 0 or int.MaxValue)
            throw Damaged();
        var plain = new byte[Math.Min(length + 1, UsualLength)];
        using var decoder = default(BrotliDecoder);
        for (var filled = 0; ;)
        {
            var status = decoder.Decompress(data, plain.AsSpan(filled), out var consumed, out var written);
            data = data[consumed..];
            filled += written;
            if (status == OperationStatus.Done && filled == length)
                return plain.AsSpan(0, length);
            if (status != OperationStatus.DestinationTooSmall || plain.Length > length)
                throw Damaged();
            Array.Resize(ref plain, (int)Math.Min(length + 1, 2L * plain.Length));
        }
    }

    // A carry correctly rounds up to the next power of two; NaN and infinity stay as they are.
    private static uint Rounded(float iteration)
    {
        var bits = BitConverter.SingleToUInt32Bits(iteration);
        return float.IsFinite(iteration) ? (bits + ((Dropped + 1) / 2)) & ~Dropped : bits;
    }

    private static Planes Parts(Span<byte> plain, int runs) =>
        new(
            plain[..(runs * sizeof(int))],
            plain.Slice(runs * sizeof(int), runs * sizeof(double)),
            plain[(runs * (sizeof(int) + sizeof(double)))..]);

    private static void Scatter(Span<byte> planes, int index, int count, ulong bits, int size)
    {
        for (var plane = 0; plane < size; plane++)
            planes[(plane * count) + index] = (byte)(bits >> (8 * plane));
    }

    private static ulong Gather(ReadOnlySpan<byte> planes, int index, int count, int size)
    {
        var bits = 0UL;
        for (var plane = 0; plane < size; plane++)
            bits |= (ulong)planes[(plane * count) + index] << (8 * plane);
        return bits;
    }

    private static HistoryException Damaged() =>
        new("The runs of a sample in the history are damaged, or were written by a newer version of splnet.");

    private readonly ref struct Planes(Span<byte> counts, Span<byte> values, Span<byte> times)
    {
        private readonly Span<byte> _counts = counts;
        private readonly Span<byte> _values = values;
        private readonly Span<byte> _times = times;

        public void Deconstruct(out Span<byte> counts, out Span<byte> values, out Span<byte> times)
        {
            counts = _counts;
            values = _values;
            times = _times;
        }
    }
}

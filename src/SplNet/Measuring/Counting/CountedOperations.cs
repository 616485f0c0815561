namespace SplNet.Measuring.Counting;

/// <summary>The counts of a counted copy of the library during operations.</summary>
/// <param name="Operations">The number of operations.</param>
/// <param name="Counters">The counters of each counted assembly, by its simple name.</param>
/// <param name="Earlier">The counters before those operations, from set-up and warm-up.</param>
internal sealed record CountedOperations(
    int Operations, IReadOnlyDictionary<string, long[]> Counters, IReadOnlyDictionary<string, long[]> Earlier)
{
    /// <summary>Bytes that all threads allocated.</summary>
    public long AllocatedBytes { get; init; }

    /// <summary>The cost of a probe, in nanoseconds.</summary>
    public double ProbeNanoseconds { get; init; }

    /// <summary>Garbage collections.</summary>
    public int Collections { get; init; }

    /// <summary>The number of times that a thread waited for a lock.</summary>
    public long Contentions { get; init; }

    /// <summary>Exceptions that were thrown, by the names of their types.</summary>
    public IReadOnlyDictionary<string, long> Exceptions { get; init; } = new Dictionary<string, long>(StringComparer.Ordinal);

    /// <summary>The tiers in which the runtime compiled methods, by full name, if requested.</summary>
    public IReadOnlyDictionary<string, long> Tiers { get; init; } = new Dictionary<string, long>(StringComparer.Ordinal);

    /// <summary>The machine instructions of all operations together, by the method in whose code they are, if requested.</summary>
    public IReadOnlyDictionary<string, long> Instructions { get; init; } = new Dictionary<string, long>(StringComparer.Ordinal);

    /// <summary>
    /// The number of entries into library methods from outside, by the numbers of the caller and of the entered method
    /// (<see cref="CallbackTable"/>).
    /// </summary>
    public IReadOnlyDictionary<long, long> Callbacks { get; init; } = new Dictionary<long, long>();

    /// <summary>Counts of machine instructions alone.</summary>
    /// <param name="operations">The number of operations.</param>
    /// <param name="instructions">Their instructions by method.</param>
    public static CountedOperations OfMethods(int operations, IReadOnlyDictionary<string, long> instructions) =>
        new(operations, new Dictionary<string, long[]>(StringComparer.Ordinal), new Dictionary<string, long[]>(StringComparer.Ordinal))
        {
            Instructions = instructions,
        };

    /// <summary>Tiers alone.</summary>
    /// <param name="tiers">The tiers by method.</param>
    public static CountedOperations OfTiers(IReadOnlyDictionary<string, long> tiers) => OfMethods(
        0, new Dictionary<string, long>(StringComparer.Ordinal)) with { Tiers = tiers };

    public void Write(BinaryWriter writer)
    {
        writer.Write(Operations);
        Write(writer, Counters);
        Write(writer, Earlier);
        writer.Write(AllocatedBytes);
        writer.Write(ProbeNanoseconds);
        writer.Write(Collections);
        writer.Write(Contentions);
        Write(writer, Exceptions);
        Write(writer, Tiers);
        Write(writer, Instructions);
        writer.Write(Callbacks.Count);
        foreach (var (call, count) in Callbacks)
        {
            writer.Write(call);
            writer.Write(count);
        }
    }

    public static CountedOperations Read(BinaryReader reader)
    {
        var counted = new CountedOperations(reader.ReadInt32(), ReadCounters(reader), ReadCounters(reader))
        {
            AllocatedBytes = reader.ReadInt64(),
            ProbeNanoseconds = reader.ReadDouble(),
            Collections = reader.ReadInt32(),
            Contentions = reader.ReadInt64(),
        };
        return counted with
        {
            Exceptions = ReadNumbers(reader),
            Tiers = ReadNumbers(reader),
            Instructions = ReadNumbers(reader),
            Callbacks = ReadCallbacks(reader),
        };
    }

    private static Dictionary<long, long> ReadCallbacks(BinaryReader reader)
    {
        var callbacks = new Dictionary<long, long>();
        for (var left = reader.ReadInt32(); left > 0; left--)
            callbacks[reader.ReadInt64()] = reader.ReadInt64();
        return callbacks;
    }

    private static void Write(BinaryWriter writer, IReadOnlyDictionary<string, long> numbers)
    {
        writer.Write(numbers.Count);
        foreach (var (name, number) in numbers)
        {
            writer.Write(name);
            writer.Write(number);
        }
    }

    private static Dictionary<string, long> ReadNumbers(BinaryReader reader)
    {
        var numbers = new Dictionary<string, long>(StringComparer.Ordinal);
        for (var left = reader.ReadInt32(); left > 0; left--)
            numbers[reader.ReadString()] = reader.ReadInt64();
        return numbers;
    }

    private static void Write(BinaryWriter writer, IReadOnlyDictionary<string, long[]> counters)
    {
        writer.Write(counters.Count);
        foreach (var (assembly, counts) in counters)
        {
            writer.Write(assembly);
            writer.Write(counts.Length);
            foreach (var count in counts)
                writer.Write7BitEncodedInt64(count);
        }
    }

    private static Dictionary<string, long[]> ReadCounters(BinaryReader reader)
    {
        var counters = new Dictionary<string, long[]>(StringComparer.Ordinal);
        for (var left = reader.ReadInt32(); left > 0; left--)
        {
            var assembly = reader.ReadString();
            var counts = new long[reader.ReadInt32()];
            for (var slot = 0; slot < counts.Length; slot++)
                counts[slot] = reader.Read7BitEncodedInt64();
            counters[assembly] = counts;
        }

        return counters;
    }
}

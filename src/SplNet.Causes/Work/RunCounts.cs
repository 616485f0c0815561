namespace SplNet.Causes.Work;

/// <summary>The counts of one run, over all its operations.</summary>
/// <param name="Operations">How many operations.</param>
/// <param name="Assemblies">The counters of each assembly that was loaded, by its simple name.</param>
internal sealed record RunCounts(int Operations, IReadOnlyDictionary<string, long[]> Assemblies)
{
    /// <summary>The same counters at the start of these operations: the work of set-up and warm-up.</summary>
    public IReadOnlyDictionary<string, long[]> Earlier { get; init; } = new Dictionary<string, long[]>(StringComparer.Ordinal);

    /// <summary>
    /// How often a method of the library was entered from outside while another method had left the library. The number of
    /// that caller is in the upper half of the key, and the number of the entered part in the lower half.
    /// </summary>
    public IReadOnlyDictionary<long, long> Callbacks { get; init; } = new Dictionary<long, long>();

    /// <summary>Bytes that all threads allocated.</summary>
    public long AllocatedBytes { get; init; }

    /// <summary>
    /// The time of a probe itself, in nanoseconds: the clock of one system takes ten times as long to read as the clock of another.
    /// </summary>
    public required double ProbeNanoseconds { get; init; }

    /// <summary>Collections of any generation.</summary>
    public int Collections { get; init; }

    /// <summary>How often a thread waited for a lock that another thread held.</summary>
    public long Contentions { get; init; }

    /// <summary>Exceptions that were thrown, by the names of their types.</summary>
    public IReadOnlyDictionary<string, long> Exceptions { get; init; } = new Dictionary<string, long>(StringComparer.Ordinal);
}

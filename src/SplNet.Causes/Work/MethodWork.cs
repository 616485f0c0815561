namespace SplNet.Causes.Work;

/// <summary>The work per operation of a method that the user wrote, with its lambdas, local functions and state machines.</summary>
internal sealed class MethodWork
{
    /// <summary>The work of a method that never ran.</summary>
    public static readonly MethodWork None = new();

    /// <summary>How often it was entered.</summary>
    public double Entries { get; set; }

    /// <summary>Its own instructions of IL.</summary>
    public double Instructions { get; set; }

    /// <summary>The same by line of the source.</summary>
    public Dictionary<int, double> Lines { get; } = [];

    /// <summary>Exceptions that it caught.</summary>
    public double Caught { get; set; }

    /// <summary>True if it ran before the counted operations, in their set-up or to warm up.</summary>
    public bool RanEarlier { get; set; }

    /// <summary>True if all counts were equal in all runs.</summary>
    public bool IsExact { get; set; } = true;

    /// <summary>Calls of methods that are not the library's.</summary>
    public Tallies Leaving { get; } = new();

    /// <summary>Calls of the library's methods.</summary>
    public Tallies Inside { get; } = new();

    /// <summary>Calls of the library's methods through other libraries: overrides, implementations, targets of delegates.</summary>
    public Tallies CalledBack { get; } = new();

    /// <summary>The same of lambdas and of bodies of iterators, by the methods that contain them.</summary>
    public Tallies Resumed { get; } = new();

    /// <summary>Objects, arrays and boxes that it makes itself, by type; for constructors by their keys.</summary>
    public Tallies Allocated { get; } = new();

    /// <summary>Values that it boxes, by type.</summary>
    public Tallies Boxed { get; } = new();

    /// <summary>Structs of the library that it copies, by type.</summary>
    public Tallies Copied { get; } = new();

    /// <summary>The struct that a call which leaves the library works on, by the call's key.</summary>
    public Dictionary<string, string> Structs { get; } = new(StringComparer.Ordinal);

    /// <summary>True if any of its code ran.</summary>
    public bool Ran => Instructions > 0;

    /// <summary>Bytes that it allocated, including calls that leave the library.</summary>
    public double Bytes => Leaving.Values.Sum(static tally => tally.Bytes) + Made.Sum(static tally => tally.Bytes);

    /// <summary>True if memory was compared, so that nothing but bytes weighs.</summary>
    public bool WeighsBytes { get; set; }

    /// <summary>Its weight.</summary>
    public double Weight => WeighsBytes ? Bytes :
        (Instructions * Weights.Instruction) + (Caught * Weights.Exception)
        + (Copied.Values.Sum(static tally => tally.Bytes) * Weights.CopiedByte)
        + Leaving.Values.Sum(static tally => tally.Nanoseconds)
        + Made.Sum(static tally => (tally.Bytes * Weights.AllocatedByte) + (tally.Bytes > 0 ? tally.Count * Weights.Object : 0));

    private IEnumerable<Tally> Made => Allocated.Values.Concat(Boxed.Values);
}

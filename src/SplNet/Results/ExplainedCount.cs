namespace SplNet;

/// <summary>One thing that was counted on both sides, per operation.</summary>
public sealed record ExplainedCount
{
    /// <summary>
    /// The kind: <c>calls</c>, <c>objects</c>, <c>boxes</c>, <c>instructions</c>, <c>exceptions</c> (caught), <c>thrown</c>,
    /// <c>contentions</c>, <c>collections</c>, <c>tier</c> (its number in the runtime's events), <c>entries</c>,
    /// <c>copies</c>, <c>size</c>; or a relation that was found: <c>sharedField</c>, <c>calledBack</c>, <c>leftOver</c>, <c>setUpAlone</c>,
    /// <c>implementation</c>, <c>asyncBody</c>, <c>bytesOfCalls</c>, <c>slowerCalls</c>.
    /// </summary>
    public required string Kind { get; init; }

    /// <summary>The method that is called, or the name of a type or field; empty if the method itself is meant.</summary>
    public string Target { get; init; } = string.Empty;

    /// <summary>On the side that is compared with.</summary>
    public double Before { get; init; }

    /// <summary>On the other side.</summary>
    public double After { get; init; }

    /// <summary>Bytes per operation that this allocated on the side that is compared with.</summary>
    public double BytesBefore { get; init; }

    /// <summary>The same on the other side.</summary>
    public double BytesAfter { get; init; }

    /// <summary>The line in the source; 0 without symbols.</summary>
    public int Line { get; init; }

    /// <summary>The same for people.</summary>
    public required string Text { get; init; }
}

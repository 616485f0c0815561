namespace SplNet.Causes.Work;

/// <summary>How often something was done per operation, and its cost.</summary>
/// <param name="Count">Times per operation.</param>
/// <param name="Nanoseconds">A weight for ranking: the minimum of all runs. Counted copies are slow, so it is not a time
/// of the operation.</param>
/// <param name="MiddleNanoseconds">The median of all runs.</param>
/// <param name="Bytes">Allocated or copied bytes per operation.</param>
/// <param name="Line">Its line in the source; 0 for none.</param>
internal readonly record struct Tally(double Count, double Nanoseconds, double MiddleNanoseconds, double Bytes, int Line)
{
    /// <summary>
    /// The time of the surrounding probes themselves, which was subtracted: the clock may be wrong by this much, since a probe takes longer
    /// on a busy processor.
    /// </summary>
    public double ProbeNanoseconds { get; init; }

    /// <summary>The variation of bytes between its runs, per operation: 0 if all count the same.</summary>
    public double BytesSpread { get; init; }

    /// <summary>The sum of two, at the line of the later.</summary>
    public Tally Plus(Tally other) =>
        new(
            Count + other.Count, Nanoseconds + other.Nanoseconds, MiddleNanoseconds + other.MiddleNanoseconds, Bytes + other.Bytes,
            other.Line == 0 ? Line : other.Line)
            {
                ProbeNanoseconds = ProbeNanoseconds + other.ProbeNanoseconds,
                BytesSpread = BytesSpread + other.BytesSpread,
            };
}

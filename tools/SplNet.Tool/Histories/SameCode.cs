namespace SplNet.Tool.Histories;

/// <summary>
/// Decides whether two commits differ only in time: according to counts after the verdict, the executed code and its work are equal, and so
/// are all resources, data files and other libraries next to it. Only the memory layout and properties outside the output can differ:
/// nothing that a reviewer of the commit could see on the executed path.
/// </summary>
internal static class SameCode
{
    // The counts of two runs of one build differ by far less.
    private const double Negligible = 0.001;

    // Other threads of the process allocate occasionally; the allocations of the operation's own thread are counted separately.
    private const double BytesOfOthers = 1024;

    /// <summary>True if an explanation confirms it; false if nothing could be counted.</summary>
    /// <param name="explanations">The explanations for the experiment of one comparison.</param>
    public static bool IsSaidBy(IReadOnlyList<Explanation> explanations) =>
        explanations is [{ ChangedMethods: [], ChangedTypes: [], ChangedReferences: [], ChangedFiles: [] } counted]
            && Math.Abs(counted.CountedChange) <= Negligible
            && IsSame(counted.AllocatedBytesBefore, counted.AllocatedBytesAfter);

    private static bool IsSame(double before, double after) =>
        Math.Abs(after - before) <= Math.Max(BytesOfOthers, Negligible * Math.Max(before, after));
}

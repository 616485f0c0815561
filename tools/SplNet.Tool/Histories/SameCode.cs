namespace SplNet.Tool.Histories;

/// <summary>
/// Whether two commits differ in time alone: of the code that ran, counted after the verdict, nothing differs, and it did the same work. What is left are its place in memory, the data that it reads, and what it depends on: nothing that a reviewer of the
/// commit could see in the code on the path.
/// </summary>
internal static class SameCode
{
    // What the counts of two runs of one build differ by is far less.
    private const double Negligible = 0.001;

    /// <summary>True if an explanation says so; false where nothing could be counted.</summary>
    /// <param name="explanations">What the experiment of one comparison has explained.</param>
    public static bool IsSaidBy(IReadOnlyList<Explanation> explanations) => explanations is [{ ChangedMethods: [], ChangedTypes: [], ChangedReferences: [] } counted]
        && Math.Abs(counted.CountedChange) <= Negligible
        && IsSame(counted.AllocatedBytesBefore, counted.AllocatedBytesAfter);

    private static bool IsSame(double before, double after) => Math.Abs(after - before) <= Negligible * Math.Max(before, after);
}

namespace SplNet.Tool.Histories;

/// <summary>
/// Whether two commits differ in time alone: of the code that ran, counted after the verdict, nothing differs, it did the same work, and no resource, data file or other library beside it is another one. What is left is its place in memory, and what is in no
/// output: nothing that a reviewer of the commit could see on the path.
/// </summary>
internal static class SameCode
{
    // What the counts of two runs of one build differ by is far less.
    private const double Negligible = 0.001;

    // Other threads of the process allocate now and then, and what the operation's own thread does is among the counts.
    private const double BytesOfOthers = 1024;

    /// <summary>True if an explanation says so; false where nothing could be counted.</summary>
    /// <param name="explanations">What the experiment of one comparison has explained.</param>
    public static bool IsSaidBy(IReadOnlyList<Explanation> explanations) => explanations is [{ ChangedMethods: [], ChangedTypes: [], ChangedReferences: [], ChangedFiles: [] } counted]
        && Math.Abs(counted.CountedChange) <= Negligible
        && IsSame(counted.AllocatedBytesBefore, counted.AllocatedBytesAfter);

    private static bool IsSame(double before, double after) => Math.Abs(after - before) <= Math.Max(BytesOfOthers, Negligible * Math.Max(before, after));
}

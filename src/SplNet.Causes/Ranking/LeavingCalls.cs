using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>
/// Calls that leave the library weigh the same on both sides, unless the least of one side's runs is three times the median of the other's,
/// and by more than memory can cost and probes take: counts are to decide, and not the noise of the clock.
/// </summary>
internal static class LeavingCalls
{
    private const int SureFactor = 3;

    // Memory that is touched for the first time costs half a nanosecond a byte here, and the same memory a second time a tenth of that: the
    // side that allocates less would have the dearer bytes.
    private const double MostOfAByte = 2;

    /// <summary>Assigns them one weight per call.</summary>
    public static void ShareWeights(WorkTable older, WorkTable newer)
    {
        foreach (var method in older.Methods.Intersect(newer.Methods, StringComparer.Ordinal))
        {
            var (before, after) = (older[method].Leaving, newer[method].Leaving);
            foreach (var call in before.Keys.Intersect(after.Keys, StringComparer.Ordinal).ToList())
                (before[call], after[call]) = Shared(before[call], after[call]);
        }
    }

    private static bool IsSurelyMore(Tally one, Tally other)
    {
        var middle = other.MiddleNanoseconds * one.Count / other.Count;
        return one.Nanoseconds > SureFactor * middle && one.Nanoseconds - middle > Math.Max(MostOfAByte * one.Bytes, one.ProbeNanoseconds);
    }

    private static (Tally Before, Tally After) Shared(Tally before, Tally after)
    {
        if (IsSurelyMore(before, after) || IsSurelyMore(after, before))
            return (before, after);
        var each = Math.Min(before.Nanoseconds / before.Count, after.Nanoseconds / after.Count);
        var bytes = Math.Min(before.Bytes / before.Count, after.Bytes / after.Count);
        return (Weighed(before), Weighed(after));

        // Additional allocations of one side are certain.
        Tally Weighed(Tally tally) =>
            tally with { Nanoseconds = (tally.Count * each) + ((tally.Bytes - (tally.Count * bytes)) * Weights.AllocatedByte) };
    }
}

using System.Diagnostics;

namespace SplNet.Processes.Trials;

/// <summary>Decides whether a test does anything beyond its life cycle: both are timed in turn.</summary>
/// <param name="whole">The test with its life cycle.</param>
/// <param name="around">The life cycle alone.</param>
/// <param name="factor">A factor for the limits: with a larger one there must be more work.</param>
internal sealed class WorkComparison(Repetition whole, Repetition around, double factor = 1)
{
    private const int Comparisons = 5;
    private const int Clear = 3;

    // Comparisons that show work. One of fifty shows some by chance.
    private const int Enough = 2;
    private const int Rounds = 12;
    private const int LeastSlower = 10;

    // A call through a delegate and back.
    private const double LeastNanoseconds = 5;
    private const double LeastShare = 0.01;

    // Of long calls a few must do.
    private const double LeastShareOfLong = 0.05;

    // Of the fastest batches alone, which differ by chance.
    private const double LeastShareOfFastest = 0.1;
    private static readonly TimeSpan Long = TimeSpan.FromMilliseconds(300);

    /// <summary>Nanoseconds of a call with its life cycle.</summary>
    public double Whole => whole.Nanoseconds;

    /// <summary>
    /// True if there is work, and shows twice, or is more than the life cycle takes. A test that seems to have none is compared again: if
    /// work is handed from thread to thread, the time of waiting may mask it for a while.
    /// </summary>
    public bool HasWork() => IsShown(Compare);

    /// <summary>True if comparisons show work often enough.</summary>
    /// <param name="compare">Compares, and returns how much that counts.</param>
    internal static bool IsShown(Func<int> compare)
    {
        for (var (shown, compared) = (0, 0); compared < Comparisons; compared++)
        {
            shown += compare();
            if (shown >= Enough)
                return true;
        }

        return false;
    }

    // How much a comparison counts.
    private int Compare()
    {
        var begin = Stopwatch.GetTimestamp();
        var pairs = new List<(double Whole, double Around)>();
        while (pairs.Count < Rounds)
        {
            pairs.Add((whole.Batch(), around.Batch()));
            if (pairs.Count < Clear)
                continue;
            if (pairs.Min(static one => one.Whole) > (2 * pairs.Max(static one => one.Around)) + LeastNanoseconds)
                return Enough;
            if (Stopwatch.GetElapsedTime(begin) > Long)
                return pairs.Min(static one => one.Whole - one.Around) > factor * LeastShareOfLong * around.Nanoseconds ? 1 : 0;
        }

        return IsWork(pairs, factor) ? 1 : 0;
    }

    /// <summary>
    /// True if rounds show work: with the test most take longer than without, and clearly so in the middle; or the
    /// fastest of both differ by more than chance. The threads of a pool make some batches many times as slow as others, so only the
    /// fastest compare like with like; and if the life cycle alone had no fast one, it seems to take longer than the whole, which does not
    /// count against the test.
    /// </summary>
    /// <param name="pairs">Nanoseconds of a call with the test, and of one without, round by round.</param>
    /// <param name="factor">A factor for the limits.</param>
    internal static bool IsWork(IReadOnlyList<(double Whole, double Around)> pairs, double factor = 1)
    {
        var differences = pairs.Select(static one => one.Whole - one.Around).Order().ToList();
        var around = pairs.Select(static one => one.Around).Order().ToList();
        return (differences.Count(static one => one > 0) >= LeastSlower
            && differences[Rounds / 2] > factor * Math.Max(LeastNanoseconds, LeastShare * around[Rounds / 2]))
            || Math.Abs(pairs.Min(static one => one.Whole) - around[0])
                > factor * Math.Max(LeastNanoseconds, LeastShareOfFastest * around[0]);
    }
}

using System.Diagnostics;

namespace SplNet.Processes.Trials;

/// <summary>
/// What a test leaves behind with each call. The same number of calls is made several times, and what the process holds is counted exactly after each time. Only what grows every time is growth:
/// caches fill up, and pools of threads come and go.
/// </summary>
internal sealed class HeldGrowth
{
    private const int Windows = 3;

    // A cache that fills up with its first thousand entries is not growth: compiled expressions leave 32 bytes in each of the first three hundred calls, and then nothing.
    private const long CallsOfSuspects = 1_000;
    private static readonly TimeSpan TimeForSuspects = TimeSpan.FromSeconds(2);

    // Fewer of the long calls: three windows take at most 0.6 s for calls of up to 50 ms.
    private static readonly (double Nanoseconds, int Calls)[] Sizes = [(250_000, 64), (4_000_000, 16), (50_000_000, 4), (double.PositiveInfinity, 2)];

    // The smallest object takes 24 bytes; what SplNet itself allocates meanwhile is less than the rest.
    private const double LeastBytes = 16;

    // Half of the calls have left something.
    private const double LeastCount = 0.5;

    // Objects take multiples of it.
    private const double BytesOfAnObject = 8;

    private readonly List<double> _bytes = [];

    private HeldGrowth()
    {
    }

    /// <summary>The bytes that a call usually leaves: the middle of all windows, without what SplNet allocates meanwhile.</summary>
    public double BytesOfCall => BytesOfAnObject * Math.Round(_bytes.Order().ElementAt(_bytes.Count / 2) / BytesOfAnObject);

    /// <summary>Bytes per call as a multiple of the limit, in the window with the fewest.</summary>
    public double Bytes => _bytes.Min() / LeastBytes;

    /// <summary>Threads, timers and waiting work items per call, as a multiple of the limit.</summary>
    public double Activities { get; private set; } = double.PositiveInfinity;

    /// <summary>Open handles per call, as a multiple of the limit.</summary>
    public double Handles { get; private set; } = double.PositiveInfinity;

    /// <summary>Calls something until it is known whether what it leaves grows.</summary>
    /// <param name="call">What is called; it was called before.</param>
    /// <param name="nanoseconds">About how long a call takes.</param>
    /// <param name="goesOn">Is called before each window.</param>
    public static HeldGrowth Of(Action call, double nanoseconds, Action? goesOn = null)
    {
        var size = Array.Find(Sizes, one => nanoseconds <= one.Nanoseconds).Calls;
        var growth = new HeldGrowth();
        var begin = Stopwatch.GetTimestamp();

        // The first reading ends what is left of calls before.
        _ = HeldResources.Read();
        var before = HeldResources.Read();
        var calls = 0;
        for (var window = 0; window < Windows || (calls < CallsOfSuspects && Stopwatch.GetElapsedTime(begin) < TimeForSuspects); window++)
        {
            // Of a suspect the windows become longer, since collections take most of the time of short ones.
            if (window >= Windows)
                size *= 2;
            goesOn?.Invoke();
            for (var index = 0; index < size; index++)
                call();
            calls += size;
            var after = HeldResources.Read();
            growth.Add(before, after, size);
            if (!growth.IsPossible)
                break;
            before = after;
        }

        return growth;
    }

    private bool IsPossible => Bytes >= 1 / 2.0 || Activities >= 1 / 2.0 || Handles >= 1 / 2.0;

    private void Add(HeldResources before, HeldResources after, double calls)
    {
        _bytes.Add((after.Bytes - before.Bytes) / calls);
        Activities = Math.Min(Activities, (after.Activities - before.Activities) / calls / LeastCount);
        Handles = Math.Min(Handles, (after.Handles - before.Handles) / calls / LeastCount);
    }
}

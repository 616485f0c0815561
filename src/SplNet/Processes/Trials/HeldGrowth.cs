using System.Diagnostics;

namespace SplNet.Processes.Trials;

/// <summary>
/// Measures the resources that a test retains with each call. The same number of calls is made several times, and the held resources are
/// counted exactly after each time. Only growth every time counts: caches fill up, and pools of threads come and go. One window may be
/// without growth, since other resources of the process may shrink meanwhile.
/// </summary>
internal sealed class HeldGrowth
{
    private const int Windows = 3;

    // A cache that fills up with its first thousand entries is not growth: compiled expressions leave 32 bytes in each of the first three
    // hundred calls, and then nothing.
    // Only the calls count towards the time, because the collections between them take seconds on a busy machine.
    private const long CallsOfSuspects = 1_000;
    private static readonly TimeSpan TimeForSuspects = TimeSpan.FromSeconds(2);

    // Fewer of the long calls: three windows take at most 0.6 s for calls of up to 50 ms.
    private static readonly (double Nanoseconds, int Calls)[] Sizes =
    [
        (250_000, 64), (4_000_000, 16), (50_000_000, 4), (double.PositiveInfinity, 2),
    ];

    // The smallest object takes 24 bytes; what SplNet itself allocates meanwhile is less than the rest.
    private const double LeastBytes = 16;

    // A measuring process calls for about a second. What it holds less than this at its end moves no collection.
    private const double LeastBytesPerSecond = 1_000_000;

    // Half of the calls have left something.
    private const double LeastCount = 0.5;

    // Objects take multiples of it.
    private const double BytesOfAnObject = 8;

    private readonly List<Window> _windows = [];

    private readonly double _nanoseconds;

    private HeldGrowth(double nanoseconds) => _nanoseconds = nanoseconds;

    /// <summary>The bytes that a call usually leaves: the middle of all windows, without what SplNet allocates meanwhile.</summary>
    public double BytesOfCall => BytesOfAnObject
        * Math.Round(_windows.Select(static window => window.Bytes).Order().ElementAt(_windows.Count / 2) / BytesOfAnObject);

    /// <summary>Bytes as a multiple of the limits per call and per second, in the window with the fewest.</summary>
    public double Bytes => _windows.Min(static window => window.Bytes) / Math.Max(LeastBytes, LeastBytesPerSecond * _nanoseconds / 1e9);

    /// <summary>Threads, timers and waiting work items per call, as a multiple of the limit.</summary>
    public double Activities => _windows.Min(static window => window.Activities) / LeastCount;

    /// <summary>Open handles per call, as a multiple of the limit.</summary>
    public double Handles => _windows.Min(static window => window.Handles) / LeastCount;

    /// <summary>Calls something until it is known whether the resources that it leaves grow.</summary>
    /// <param name="call">The call to make; it was made before.</param>
    /// <param name="nanoseconds">About how long a call takes.</param>
    /// <param name="goesOn">Is called before each window.</param>
    public static HeldGrowth Of(Action call, double nanoseconds, Action? goesOn = null)
    {
        var size = Array.Find(Sizes, one => nanoseconds <= one.Nanoseconds).Calls;
        var growth = new HeldGrowth(nanoseconds);
        var taken = TimeSpan.Zero;

        // The first reading ends what is left of calls before.
        _ = HeldResources.Read();
        var before = HeldResources.Read();
        var calls = 0;
        var repeats = false;
        while (growth._windows.Count < Windows || repeats || (calls < CallsOfSuspects && taken < TimeForSuspects))
        {
            // Of a suspect the windows become longer, since collections take most of the time of short ones.
            if (growth._windows.Count >= Windows && !repeats)
                size *= 2;
            goesOn?.Invoke();
            var begin = Stopwatch.GetTimestamp();
            for (var index = 0; index < size; index++)
                call();
            taken += Stopwatch.GetElapsedTime(begin);
            calls += size;
            var after = HeldResources.Read();
            var window = Window.Between(before, after, size);
            before = after;

            // Once may be chance: other code has released as much.
            repeats = !window.MayGrow && !repeats;
            if (repeats)
                continue;
            growth._windows.Add(window);
            if (!growth.MayGrow)
                break;
        }

        return growth;
    }

    private bool MayGrow => new Window(
        _windows.Min(static one => one.Bytes), _windows.Min(static one => one.Activities), _windows.Min(static one => one.Handles)).MayGrow;

    /// <summary>The resources that a call has left, in one window.</summary>
    private readonly record struct Window(double Bytes, double Activities, double Handles)
    {
        public bool MayGrow => Bytes >= LeastBytes / 2 || Activities >= LeastCount / 2 || Handles >= LeastCount / 2;

        public static Window Between(HeldResources before, HeldResources after, double calls) =>
            new(
                (after.Bytes - before.Bytes) / calls,
                (after.Activities - before.Activities) / calls,
                (after.Handles - before.Handles) / calls);
    }
}

using System.Collections.Concurrent;
using System.Diagnostics.Tracing;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Sampling;

/// <summary>
/// Listens to the runtime's allocation samples in this process. They arrive with a delay, on a thread that allocates for each of them.
/// Large objects, which are always sampled, mark the start, the end and that thread.
/// </summary>
internal sealed class AllocationListener : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const string Event = "AllocationSampled";
    private const EventKeywords AllocationSampling = (EventKeywords)0x80000000000;

    // Forty times the mean distance between two samples.
    private const int MarkBytes = 4 * 1024 * 1024;

    // Below the size of large objects, which take longer to create; every second one is sampled. Their sizes distinguish them.
    private const int ClockMarks = 64;
    private const int ClockMarkBytes = 80_000;
    private const int ClockMarkStep = 64;

    private static readonly TimeSpan ArrivalTime = TimeSpan.FromSeconds(10);

    private readonly ConcurrentQueue<AllocationSample> _samples = new();
    private readonly SemaphoreSlim _marks = new(0);
    private bool _listenerIsMarked;

    private static bool IsSupported =>
        !AppContext.TryGetSwitch("System.Diagnostics.Tracing.EventSource.IsSupported", out var isSupported) || isSupported;

    /// <summary>Creates an object that is sampled, and waits until its sample, and therefore each earlier sample, has arrived.</summary>
    /// <exception cref="SplNetException">The sample does not arrive.</exception>
    public void Mark()
    {
        if (!IsSupported)
            throw new SplNetException(
                "'objects' cannot be counted: the project switches off event sources, by which the runtime reports allocations. " +
                "Set EventSourceSupport to true (PublishAot and file-based apps set it to false), or ask for 'allocated' instead.");
        Allocate<SplNetCallerMark>(MarkBytes);
        if (!_marks.Wait(ArrivalTime))
            throw new SplNetException(
                "No allocation samples arrived from the runtime, so 'objects' cannot be counted. Ask for 'allocated' instead.");
    }

    /// <summary>The samples of all threads except the listener's own, in no particular order; read after a mark.</summary>
    public IReadOnlyList<AllocationSample> Samples()
    {
        var samples = _samples.ToArray();
        var own = samples.Where(static sample => Is<SplNetListenerMark>(sample)).Select(static sample => sample.Thread).ToHashSet();
        return [.. samples.Where(sample => !own.Contains(sample.Thread) && !Is<SplNetCallerMark>(sample))];
    }

    /// <summary>
    /// The difference between the samples' clock and another clock, in ticks. An object is sampled at the end of its allocation. Activity
    /// between the sample and the next reading makes the difference look smaller, so the largest counts.
    /// </summary>
    /// <param name="now">The other clock.</param>
    public long Ahead(Func<long> now)
    {
        var ends = new long[ClockMarks];
        for (var mark = 0; mark < ClockMarks; mark++)
        {
            Allocate<SplNetClockMark>(ClockMarkBytes + (mark * ClockMarkStep));
            ends[mark] = now();
        }

        Mark();
        return _samples.Where(static sample => Is<SplNetClockMark>(sample))
            .Select(sample => sample.Ticks - ends[(sample.Bytes - ClockMarkBytes) / ClockMarkStep])
            .Max();
    }

    public override void Dispose()
    {
        base.Dispose();
        _marks.Dispose();
    }

    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == Runtime)
            EnableEvents(eventSource, EventLevel.Informational, AllocationSampling);
    }

    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventName != Event)
            return;
        if (!_listenerIsMarked)
            Allocate<SplNetListenerMark>(MarkBytes);
        _listenerIsMarked = true;
        var sample = new AllocationSample(
            eventData.TimeStamp.Ticks, eventData.OSThreadId, (string)Value(eventData, "TypeName"),
            Convert.ToInt64(Value(eventData, "ObjectSize"), System.Globalization.CultureInfo.InvariantCulture));
        _samples.Enqueue(sample);
        if (Is<SplNetCallerMark>(sample))
            _marks.Release();
    }

    private static object Value(EventWrittenEventArgs data, string name) => data.Payload![data.PayloadNames!.IndexOf(name)]!;

    private static bool Is<T>(AllocationSample sample) => sample.Type.Contains(typeof(T).Name, StringComparison.Ordinal);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T[] Allocate<T>(int count)
        where T : struct => new T[count];

    // The runtime reports the names of these types, which must be unique in any test or program.
    private struct SplNetCallerMark;

    private struct SplNetClockMark;

    private struct SplNetListenerMark;
}

using System.Diagnostics;
using System.Runtime;
using System.Runtime.CompilerServices;
using SplNet.Measuring;

namespace SplNet.Processes.Trials;

/// <summary>Calls something again and again for a time, in batches that are long enough for the clock.</summary>
/// <param name="call">The call to make.</param>
/// <param name="nanoseconds">About how long a call takes.</param>
internal sealed class Repetition(Action call, double nanoseconds)
{
    private const double BatchNanoseconds = 500_000;
    private const int LeastBatches = 9;
    private const int FewestBatches = 3;
    private const double LongNanoseconds = 100_000_000;
    private const int Patience = 8;
    private const int MostInterrupted = 20;
    private const double Interruption = 0.02;
    private const double FreeProcessor = 0.5;
    private const double LeastOfMean = 0.25;
    private const double LongBatch = 4 * BatchNanoseconds;

    private readonly List<double> _batches = [];
    private readonly CallGrowth _growth = new();
    private long _size = Math.Max(1, (long)(BatchNanoseconds / Math.Max(1, nanoseconds)));
    private double _processor;
    private double _thread;
    private double _wall;
    private double _idle = double.NaN;

    /// <summary>How many calls there were.</summary>
    public long Calls { get; private set; }

    /// <summary>Nanoseconds of a call, in the later batches: in the first the compiler may still be working on the code.</summary>
    public double Nanoseconds => Middle(_batches.Skip(_batches.Count / 2));

    /// <summary>How much of the time this process has last computed; time in which others had the processor does not count.</summary>
    public double Computing => _wall > 0 ? _processor / _wall : 1;

    /// <summary>The share of it in which the calling thread has computed.</summary>
    public double ComputingItself => _wall > 0 ? _thread / _wall : 1;

    /// <summary>True if others may have had all processors meanwhile, for an unknown time.</summary>
    public bool SharedProcessors => _idle < FreeProcessor * _wall;

    /// <summary>True if no call takes far less time than most do, so that calls really need their time.</summary>
    public bool TakesItsTime => _batches.Min() > LeastOfMean * _batches.Average();

    /// <summary>True if calls take longer the more there were, and further calls show continued growth instead of a step.</summary>
    /// <param name="time">How long calls are repeated that seem to grow slower.</param>
    /// <param name="factor">A factor for the limit of the growth.</param>
    public bool GrowsSlower(TimeSpan time, double factor = 1) =>
        _growth.IsSuspected && new Repetition(call, Nanoseconds).For(time, 2 * Calls)._growth.GoesOnFrom(_growth, ComputesExactly, factor);

    private static bool ComputesExactly => ProcessorTime.StepNanoseconds == 0;

    /// <summary>Starts with single calls, so that a few of them show what many would hide.</summary>
    public Repetition FromOne()
    {
        _size = 1;
        return this;
    }

    /// <summary>Continues calling.</summary>
    /// <param name="time">For how long; long calls are made a few times all the same.</param>
    /// <param name="calls">How many calls there must be, unless that takes many times as long, without the time in which others have the
    /// processor: on a busy machine slow calls would seem to have ended growing.</param>
    public Repetition For(TimeSpan time, long calls = 0)
    {
        // The clock within the readings: a wait between them must not count as the test's.
        var (processor, compiler, wait) = (ProcessorTime.Nanoseconds(), JitInfo.GetCompilationTime(), ProcessorWait.Read());
        var idle = IdleProcessors.Nanoseconds();
        var begin = Stopwatch.GetTimestamp();
        var least = _batches.Count + (nanoseconds > LongNanoseconds ? FewestBatches : LeastBatches);
        while (_batches.Count < least || Stopwatch.GetElapsedTime(begin) < time || (Calls < calls && IsPatient()))
            Batch();
        var wall = Stopwatch.GetElapsedTime(begin).TotalNanoseconds;
        _idle = IdleProcessors.Nanoseconds() - idle;
        var end = ProcessorWait.Read();
        var processors = ProcessorTime.Nanoseconds() - processor;
        _wall = wall - (end.Delay - wait.Delay);

        // The compiler works on separate threads while a test waits.
        _thread = processors - (end.Others - wait.Others);
        _processor = Math.Max(_thread, processors - (JitInfo.GetCompilationTime() - compiler).TotalNanoseconds);
        return this;

        bool IsPatient() =>
            Stopwatch.GetElapsedTime(begin).TotalNanoseconds - (ProcessorWait.Read().Delay - wait.Delay) < Patience * time.TotalNanoseconds;
    }

    /// <summary>Makes one batch of calls.</summary>
    /// <returns>Nanoseconds of a call.</returns>
    public double Batch()
    {
        var (each, wall, taken) = Time();
        for (var more = 0; more < MostInterrupted && taken > Interruption * wall && wall < LongBatch; more++)
            (each, wall, taken) = Time();
        _batches.Add(each);

        // The first guess was for cold code, and a call may become slower.
        _size = Math.Max(1, Math.Min(2 * _size, (long)(BatchNanoseconds / each)));
        return each;
    }

    // Compiled once: a step from slow to fast code in the midst of a comparison would look like a difference of what is called.
    // On a busy machine a short batch is made once more if others had the processor meanwhile; of a long one their time is subtracted.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private (double Each, double Wall, double Taken) Time()
    {
        var (before, processor) = (ProcessorWait.Read().Delay, ProcessorTime.Nanoseconds());
        var start = Stopwatch.GetTimestamp();
        for (var index = 0L; index < _size; index++)
            call();
        var wall = Clock.Nanoseconds(Stopwatch.GetTimestamp() - start);
        Calls += _size;
        var (taken, computed) = (ProcessorWait.Read().Delay - before, ProcessorTime.Nanoseconds() - processor);
        var each = (wall - Math.Min(taken, wall / 2)) / _size;
        _growth.Add(each, computed / _size);
        return (each, wall, taken);
    }

    private static double Middle(IEnumerable<double> values)
    {
        var ordered = values.Order().ToList();
        return ordered[ordered.Count / 2];
    }
}

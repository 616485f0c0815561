using System.Diagnostics;
using System.Runtime.CompilerServices;
using SplNet.Measuring.Engine;

namespace SplNet.Measuring.SingleCalls;

/// <summary>
/// Performs the operations of an iteration one by one and reads the clock after each. Nothing is allocated or computed meanwhile: readings
/// go to an array, and become times once the iteration is over.
/// </summary>
internal sealed class CallTimer
{
    // The mean of a round gives the cost of a reading even if the clock counts in coarse steps; the median of several rounds is robust
    // against interruptions.
    private const int OverheadRounds = 15;
    private const int OverheadCalls = 200;

    private readonly Action<long[], long> _calls;
    private readonly Action<long[], long> _overhead;
    private readonly long[] _stamps;
    private readonly List<double> _medians = [];
    private long[] _ticks;
    private int _iterations;
    private int _invocations;
    private int _kept;

    /// <summary>Allocates room for the calls of a plan, and measures the cost of reading the clock; this also compiles the loop.</summary>
    public CallTimer(CallLoops loops, IterationPlan plan)
    {
        _calls = loops.Timed
            ?? ([MethodImpl(MethodImplOptions.AggressiveOptimization)] (stamps, count) => Time(loops.Single, stamps, count));
        _overhead = loops.OverheadTimed
            ?? ([MethodImpl(MethodImplOptions.AggressiveOptimization)] (stamps, count) => Time(loops.OverheadSingle, stamps, count));
        _stamps = new long[Math.Max(plan.Invocations, OverheadCalls) + 1];
        _ticks = [];
        Begin(Plan = plan);
        Overhead = MeasureOverhead();

        // A slow operation has no iterations before those that count.
        Perform(0);
        Keep();
    }

    /// <summary>The cost of an empty call and of reading the clock, in nanoseconds.</summary>
    public double Overhead { get; }

    /// <summary>The iterations for which there is room.</summary>
    public IterationPlan Plan { get; }

    /// <summary>The median call of each iteration so far, in nanoseconds without the overhead.</summary>
    public IReadOnlyList<double> Medians => _medians;

    /// <summary>Starts a series of iterations, of which the last ones count.</summary>
    public void Begin(IterationPlan plan)
    {
        (_iterations, _invocations, _kept) = (plan.Iterations, plan.Invocations, 0);
        if (_ticks.Length != plan.Iterations * plan.Invocations)
            _ticks = new long[plan.Iterations * plan.Invocations];
    }

    /// <summary>Performs a number of operations: the loop that the engine runs.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Perform(long count) => _calls(_stamps, count);

    /// <summary>Keeps the times of the iteration that has just ended, and drops the engine's warm-up iterations.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Keep()
    {
        var (stamps, ticks, row) = (_stamps, _ticks, _kept++ % _iterations * _invocations);
        for (var call = 0; call < _invocations; call++)
            ticks[row + call] = stamps[call + 1] - stamps[call];
    }

    /// <summary>Ends the series.</summary>
    /// <returns>The time of an operation in each of its iterations, in nanoseconds with the overhead.</returns>
    public double[] End()
    {
        var means = new double[_iterations];
        for (var iteration = 0; iteration < means.Length; iteration++)
        {
            var row = _ticks.AsSpan((_kept + iteration) % _iterations * _invocations, _invocations);
            long sum = 0;
            foreach (var ticks in row)
                sum += ticks;
            means[iteration] = Clock.Nanoseconds(sum) / _invocations;
            _medians.Add(RunSummaries.Median(Net(row)));
        }

        return means;
    }

    /// <summary>Quantiles of all calls of the last series, in nanoseconds without the overhead.</summary>
    public double[] Quantiles(IReadOnlyList<double> probabilities)
    {
        if (probabilities.Count == 0)
            return [];
        var calls = Net(_ticks);
        var values = new double[probabilities.Count];
        for (var index = 0; index < values.Length; index++)
            values[index] = RunSummaries.Quantile(probabilities[index])(calls);
        return values;
    }

    // The workload and the empty call share the same machine code, compiled once.
    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static void Time(Action<long> single, long[] stamps, long count)
    {
        stamps[0] = Stopwatch.GetTimestamp();
        for (var call = 1; call <= count; call++)
        {
            single(1);
            stamps[call] = Stopwatch.GetTimestamp();
        }
    }

    private double MeasureOverhead()
    {
        var rounds = new double[OverheadRounds];
        for (var round = 0; round < rounds.Length; round++)
        {
            _overhead(_stamps, OverheadCalls);
            rounds[round] = Clock.Nanoseconds(_stamps[OverheadCalls] - _stamps[0]) / OverheadCalls;
        }

        return RunSummaries.Median(rounds);
    }

    private double[] Net(ReadOnlySpan<long> ticks)
    {
        var times = new double[ticks.Length];
        for (var call = 0; call < times.Length; call++)
            times[call] = Math.Max(0, Clock.Nanoseconds(ticks[call]) - Overhead);
        return times;
    }
}

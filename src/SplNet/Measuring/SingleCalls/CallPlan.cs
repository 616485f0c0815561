using SplNet.Measuring.Engine;

namespace SplNet.Measuring.SingleCalls;

/// <summary>Decides whether calls are timed individually, and how many.</summary>
internal static class CallPlan
{
    // The limit per run: 32 MB of readings.
    private const int MostCalls = 1 << 22;

    // The overhead of an iteration in addition to its operations, in nanoseconds.
    private const double AroundAnIteration = 50_000;

    /// <summary>True if the calls of a run are timed individually.</summary>
    /// <param name="settings">The settings of the run.</param>
    /// <param name="nanoseconds">The time of a call.</param>
    public static bool IsSingle(MeasureSettings settings, double nanoseconds) => settings.Calls switch
    {
        CallTiming.Singly => true,
        CallTiming.IfLongEnough => nanoseconds >= Clock.ShortestCallNanoseconds,
        _ => false,
    };

    /// <summary>
    /// The plan for iterations whose calls are timed individually, with as many calls as percentiles need if a run can afford them.
    /// </summary>
    /// <param name="plan">The usual plan.</param>
    /// <param name="nanoseconds">The time of a call.</param>
    /// <param name="quantiles">The requested quantiles of all calls.</param>
    public static IterationPlan For(IterationPlan plan, double nanoseconds, IReadOnlyList<double> quantiles)
    {
        var invocations = Calls(plan.Invocations, plan.Iterations);
        var iterations = Iterations(plan.Iterations, invocations, invocations * nanoseconds, quantiles);
        return plan with { Iterations = iterations, Invocations = invocations, Unroll = 1 };
    }

    /// <summary>The number of calls in an iteration.</summary>
    /// <param name="wanted">The number of required calls.</param>
    /// <param name="iterations">The number of iterations.</param>
    public static int Calls(int wanted, int iterations) => Math.Min(wanted, Math.Max(1, MostCalls / iterations));

    /// <summary>The number of iterations.</summary>
    /// <param name="usual">The usual number of iterations.</param>
    /// <param name="calls">The calls in each.</param>
    /// <param name="nanoseconds">The time of each call.</param>
    /// <param name="quantiles">The requested quantiles of all calls.</param>
    public static int Iterations(int usual, int calls, double nanoseconds, IReadOnlyList<double> quantiles)
    {
        long needed = usual;
        foreach (var quantile in quantiles)
            needed = Math.Max(needed, (RequiredCalls.Of(quantile) + calls - 1) / calls);
        var isAffordable = needed * Math.Max(nanoseconds, AroundAnIteration) <= IterationBudget.Longest && needed * calls <= MostCalls;
        return isAffordable ? (int)needed : usual;
    }
}

using SplNet.Measuring.Engine;

namespace SplNet.Measuring.SingleCalls;

/// <summary>Whether calls are timed singly, and how many.</summary>
internal static class CallPlan
{
    // What is kept of a run: 32 MB of readings.
    private const int MostCalls = 1 << 22;

    // What an iteration costs beside its operations, in nanoseconds.
    private const double AroundAnIteration = 50_000;

    /// <summary>True if the calls of a run are to be timed singly.</summary>
    /// <param name="settings">What is asked for.</param>
    /// <param name="nanoseconds">The time of a call.</param>
    public static bool IsSingle(MeasureSettings settings, double nanoseconds) => settings.Calls switch
    {
        CallTiming.Singly => true,
        CallTiming.IfLongEnough => nanoseconds >= Clock.ShortestCallNanoseconds,
        _ => false,
    };

    /// <summary>The plan of iterations whose calls are timed singly: as many of these as percentiles need, where a run can afford them.</summary>
    /// <param name="plan">The usual plan.</param>
    /// <param name="nanoseconds">The time of a call.</param>
    /// <param name="quantiles">The quantiles that are wanted of all calls.</param>
    public static IterationPlan For(IterationPlan plan, double nanoseconds, IReadOnlyList<double> quantiles)
    {
        var invocations = Calls(plan.Invocations, plan.Iterations);
        var iterations = Iterations(plan.Iterations, invocations, invocations * nanoseconds, quantiles);
        return plan with { Iterations = iterations, Invocations = invocations, Unroll = 1 };
    }

    /// <summary>How many calls an iteration has.</summary>
    /// <param name="wanted">How many are wanted.</param>
    /// <param name="iterations">How many iterations there are.</param>
    public static int Calls(int wanted, int iterations) => Math.Min(wanted, Math.Max(1, MostCalls / iterations));

    /// <summary>How many iterations there are.</summary>
    /// <param name="usual">How many there are anyway.</param>
    /// <param name="calls">Calls of each.</param>
    /// <param name="nanoseconds">The time of each.</param>
    /// <param name="quantiles">The quantiles that are wanted of all calls.</param>
    public static int Iterations(int usual, int calls, double nanoseconds, IReadOnlyList<double> quantiles)
    {
        long needed = usual;
        foreach (var quantile in quantiles)
            needed = Math.Max(needed, (RequiredCalls.Of(quantile) + calls - 1) / calls);
        var isAffordable = needed * Math.Max(nanoseconds, AroundAnIteration) <= IterationBudget.Longest && needed * calls <= MostCalls;
        return isAffordable ? (int)needed : usual;
    }
}

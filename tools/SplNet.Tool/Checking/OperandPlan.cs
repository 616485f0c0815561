using SplNet.Statistics;

namespace SplNet.Tool.Checking;

/// <summary>
/// What experiments on one operand need here, from runs of it compared with itself (Bulej et al., Regression Benchmarking with Simple
/// Middleware Benchmarks, sections 3.3 and 3.4).
/// </summary>
internal sealed record OperandPlan
{
    private const int MostRuns = 10_000;

    // The relative spread assigned to repeated equal readings of a clock, as in the engine.
    private const double ClockSpread = 1e-3;

    private static readonly int[] RunCounts = [3, 5, 10, 20];

    private static readonly (string Name, double Quantile)[] Quantiles = [("median", 0.5), ("p95", 0.95), ("p99", 0.99)];

    /// <summary>The operand.</summary>
    public required string Operand { get; init; }

    /// <summary>The time of an operation, in nanoseconds.</summary>
    public required double Nanoseconds { get; init; }

    /// <summary>The variation.</summary>
    public required Variation Variation { get; init; }

    /// <summary>The smallest slowdown that a number of pairs of runs shows in nine of ten experiments.</summary>
    public required IReadOnlyList<VisibleEffect> Visible { get; init; }

    /// <summary>The pairs of runs that show the wanted effect in nine of ten experiments; null for more than 10,000.</summary>
    public required int? Runs { get; init; }

    /// <summary>How long such an experiment takes, by the measured runs; null if <see cref="Runs"/> is.</summary>
    public required TimeSpan? Duration { get; init; }

    /// <summary>The calls that estimate a quantile with the wanted precision, by the name of its estimator.</summary>
    public required IReadOnlyList<(string Estimator, long Calls)> Calls { get; init; }

    /// <summary>The calls of a run that were timed one by one; 0 for calls that are too short for the clock.</summary>
    public required double CallsOfRun { get; init; }

    /// <summary>Plans from an experiment on one operand and itself.</summary>
    /// <param name="operand">The name of the operand.</param>
    /// <param name="result">The experiment.</param>
    /// <param name="request">The wanted effect and precision.</param>
    /// <param name="alpha">The significance.</param>
    public static OperandPlan Of(string operand, ExperimentResult result, PlanRequest request, double alpha)
    {
        var variation = Variation.Of([result]);
        var spread = Math.Max(variation.BetweenBlocks, ClockSpread);
        int? runs = RunPower.Of(request.Effect, spread, MostRuns, alpha) < CheckSummary.Power
            ? null
            : RunPower.RequiredRuns(request.Effect, spread, alpha, CheckSummary.Power);
        var seconds = result.Seconds / result.Operands[0].Runs.Count;
        return new OperandPlan
        {
            Operand = operand,
            Nanoseconds = result.Operands[0].Nanoseconds,
            Variation = variation,
            Visible = [.. RunCounts.Select(
                count => new VisibleEffect(count, RunPower.DetectableEffect(spread, count, alpha, CheckSummary.Power)))],
            Runs = runs,
            Duration = runs * TimeSpan.FromSeconds(seconds),
            Calls = [.. Quantiles.Select(one => (one.Name, QuantileObservations.Required(one.Quantile, request.Precision)))],
            CallsOfRun = result.Operands[0].Runs.Average(static run => (double)run.TimedCalls),
        };
    }
}

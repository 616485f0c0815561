using SplNet.Operands.Formulas;
using SplNet.Values;
using SplNet.Values.Messages;

namespace SplNet.Evaluation;

/// <summary>
/// Explains which claims on processor time cannot be decided if the system counts it in ticks of its scheduler: a
/// run of few ticks may as well have had more or fewer, and a call of no tick is not free.
/// </summary>
internal static class CoarseProcessorTime
{
    // A step more or less is then 3 %; the spread of the runs shows the rest.
    private const double EnoughSteps = 32;

    // Two sides this far apart differ by any count.
    private const double SureSteps = 4;

    private const string Note = "this system counts processor time in steps of 15.6 ms, so 'cpu' is counted for half a second of it, " +
        "or for two seconds where calls wait.";

    /// <summary>The note, where a comparison asks for it.</summary>
    /// <param name="comparisons">The comparisons of the formula.</param>
    public static IEnumerable<ResultMessage> Notes(IEnumerable<Comparison> comparisons) => Notes(comparisons, OperatingSystem.IsWindows());

    /// <summary>Why a comparison cannot be decided, for the user, or null.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    /// <param name="sides">The sides of the comparison by these runs; their smallest spread is a step.</param>
    public static string? Unknown(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides)
    {
        var fewest = comparison.OperandEstimates().Where(static estimate => estimate.Kind.Metric == Estimators.Cpu)
            .SelectMany(estimate => runs.Of(estimate.Operand).Select(run =>
                (Estimate: estimate, Step: run.MetricErrors.GetValueOrDefault(Estimators.Cpu), Value: run.Metrics[Estimators.Cpu])))
            .Where(static one => one.Step > 0 && one.Value < EnoughSteps * one.Step)
            .OrderBy(static one => one.Value / one.Step)
            .FirstOrDefault();
        return fewest.Estimate is null || Distance(sides) > SureSteps * (sides.Left.SmallestSpread + sides.Right.SmallestSpread)
            ? null
            : $"{fewest.Estimate} was counted in {Math.Round(fewest.Value / fewest.Step):0} steps of " +
                $"this system's processor time in a run, and a step is {Quantity.Format(fewest.Step, MetricUnit.Nanoseconds)} of a call: " +
                $"measure more work per call, or claim mean({fewest.Estimate.Operand}).";
    }

    internal static IEnumerable<ResultMessage> Notes(IEnumerable<Comparison> comparisons, bool isCoarse) =>
        isCoarse && comparisons.SelectMany(static comparison => comparison.OperandEstimates())
            .Any(static estimate => estimate.Kind.Metric == Estimators.Cpu)
            ? [MessageRules.CoarseProcessorTime.Of(Note)]
            : [];

    private static double Distance((Sample Left, Sample Right) sides) => Math.Abs(sides.Left.PooledMean - sides.Right.PooledMean);
}

using SplNet.Operands.Formulas;

namespace SplNet.Evaluation;

/// <summary>
/// When counts of instructions are facts: where every counted call of every process agrees. The runtime may compile a method in two ways by chance, so that two equal processes of one side
/// differ from two of the other: such a difference is believed after five of each, which is chance in fewer than one of 500 experiments.
/// </summary>
internal static class ExactInstructions
{
    private const int EnoughBlocks = 5;

    /// <summary>True if the comparison is of instructions.</summary>
    public static bool AreIn(Comparison comparison) => comparison.OperandEstimates().Any(static estimate => estimate.Kind.IsInstructions);

    /// <summary>True if all calls and all processes agree, and there are enough of them.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    /// <param name="sides">The sides of the comparison by these runs.</param>
    public static bool Decide(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides) =>
        comparison.OperandEstimates().All(estimate => runs.Of(estimate.Operand).All(run => run.MetricErrors.GetValueOrDefault(estimate.Kind.Metric!) == 0)) && !IsDoubtful(comparison, runs, sides);

    /// <summary>True if instructions differ as the claim does not allow, and too few processes have counted them.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    /// <param name="sides">The sides of the comparison by these runs.</param>
    public static bool AreInDoubt(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides) => AreIn(comparison) && IsDoubtful(comparison, runs, sides);

    /// <summary>The sides with as much spread as they differ by, while that may be chance.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    /// <param name="sides">The sides of the comparison by these runs.</param>
    public static (Sample Left, Sample Right) WithDoubt(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides)
    {
        if (!AreInDoubt(comparison, runs, sides))
            return sides;
        var difference = Math.Abs(Mean(sides.Left) - Mean(sides.Right));
        return (WithSpread(sides.Left, difference), WithSpread(sides.Right, difference));
    }

    private static Sample WithSpread(Sample side, double spread) =>
        side.ConstantValue is null ? new Sample(side.Runs) { History = side.History, SlowCalls = side.SlowCalls, SmallestSpread = Math.Max(side.SmallestSpread, spread) } : side;

    // Equal sides hold every claim that equal code holds.
    private static bool IsDoubtful(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides) => runs.CompleteBlocks < EnoughBlocks && double.IsFinite(Mean(sides.Left) - Mean(sides.Right)) && comparison.Relation switch
    {
        Relation.LessOrEqual or Relation.Greater => Mean(sides.Left) > Mean(sides.Right),
        Relation.GreaterOrEqual or Relation.Less => Mean(sides.Left) < Mean(sides.Right),
        _ => !Mean(sides.Left).Equals(Mean(sides.Right)),
    };

    private static double Mean(Sample side) => side.ConstantValue ?? side.Pooled().DefaultIfEmpty().Average();
}

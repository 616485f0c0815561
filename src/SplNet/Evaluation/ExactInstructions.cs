using SplNet.Operands.Formulas;

namespace SplNet.Evaluation;

/// <summary>
/// Decides when counts of instructions are exact: every counted call of every process must agree. The runtime may compile a method in two
/// ways by chance, so two equal processes of one side may differ from two of the other side. A difference therefore needs five processes
/// per side, which is chance in fewer than one of 500 experiments.
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
        comparison.OperandEstimates()
            .All(estimate => runs.Of(estimate.Operand).All(run => run.MetricErrors.GetValueOrDefault(estimate.Kind.Metric!) == 0))
        && !IsDoubtful(comparison, runs, sides);

    /// <summary>True if the counts contradict the claim, and too few processes have counted.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    /// <param name="sides">The sides of the comparison by these runs.</param>
    public static bool AreInDoubt(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides) =>
        AreIn(comparison) && IsDoubtful(comparison, runs, sides);

    /// <summary>Gives both sides a spread as large as their difference, while the difference may be chance.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    /// <param name="sides">The sides of the comparison by these runs.</param>
    public static (Sample Left, Sample Right) WithDoubt(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides)
    {
        if (!AreInDoubt(comparison, runs, sides))
            return sides;
        var difference = Math.Abs(sides.Left.PooledMean - sides.Right.PooledMean);
        return (WithSpread(sides.Left, difference), WithSpread(sides.Right, difference));
    }

    private static Sample WithSpread(Sample side, double spread) =>
        side.ConstantValue is null
            ? new Sample(side.Runs)
            {
                History = side.History,
                SlowCalls = side.SlowCalls,
                SmallestSpread = Math.Max(side.SmallestSpread, spread),
            }
            : side;

    // Equal sides satisfy every claim that equal code satisfies.
    private static bool IsDoubtful(Comparison comparison, RunTable runs, (Sample Left, Sample Right) sides)
    {
        var (left, right) = (sides.Left.PooledMean, sides.Right.PooledMean);
        return runs.CompleteBlocks < EnoughBlocks && double.IsFinite(left - right) && comparison.Relation switch
        {
            Relation.LessOrEqual or Relation.Greater => left > right,
            Relation.GreaterOrEqual or Relation.Less => left < right,
            _ => !left.Equals(right),
        };
    }
}

using SplNet.Operands.Formulas;
using SplNet.Values;

namespace SplNet.Evaluation;

/// <summary>
/// Limits the trust in counts that are estimated from samples. An error of an estimate in one process may recur in each, so several are not
/// considered more exact, all together, than one is by its own standard error.
/// </summary>
internal static class SampledCounts
{
    /// <summary>The spread between runs that leaves the error of one run to the mean of all.</summary>
    /// <param name="error">The standard error of a run.</param>
    /// <param name="blocks">The number of runs.</param>
    public static double SmallestSpread(double error, int blocks) => error * Math.Sqrt(blocks);

    /// <summary>Why a comparison of such counts may be undecided, to follow its explanation; empty if that is not so.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="truth">Whether it holds.</param>
    /// <param name="sides">Its sides.</param>
    public static string Doubt(Comparison comparison, Truth truth, (Sample Left, Sample Right) sides)
    {
        var kind = comparison.OperandEstimates().Select(static estimate => estimate.Kind).FirstOrDefault(static kind => kind.IsSampled);
        var error = Math.Max(ErrorOf(sides.Left), ErrorOf(sides.Right));
        return truth == Truth.Unknown && kind is not null && error > 0
            ? $" '{kind.Name}' is estimated from samples, here with a standard error of {Quantity.Format(error, comparison.Left.Unit)}; " +
                "leave a margin for it, or ask for 'allocated', which is exact."
            : string.Empty;
    }

    private static double ErrorOf(Sample side) => side.Runs.Count == 0 ? 0 : side.SmallestSpread / Math.Sqrt(side.Runs.Count);
}

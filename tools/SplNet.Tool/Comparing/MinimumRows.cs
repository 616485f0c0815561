using SplNet.Statistics;
using SplNet.Values;

namespace SplNet.Tool.Comparing;

/// <summary>The judges of <c>splnet compare</c>.</summary>
internal enum CompareJudge
{
    /// <summary>The test of the interpretation, with the level of all comparisons together.</summary>
    Test,

    /// <summary>The ratio of the smallest iterations against a tolerance.</summary>
    Minimum,
}

/// <summary>Judges times by the ratio of their smallest iterations, and estimates how often equal code exceeds the tolerance.</summary>
internal static class MinimumRows
{
    /// <summary>The runs of each side if the user asks for no number: a sequence that stops early would find other minima.</summary>
    public const int Runs = 5;

    // The share of equal code that exceeds the tolerance from which on the row says that the judgement means little.
    private const double ManyErrors = 0.01;

    /// <summary>The row of a judged pair.</summary>
    /// <param name="row">The row without a judgement.</param>
    /// <param name="pair">The result.</param>
    /// <param name="tolerance">The allowed relative change.</param>
    public static ComparedRow Judged(ComparedRow row, ComparedPair pair, double tolerance)
    {
        var (before, after) = (MinimaOf(pair.BaseName, pair.Result), MinimaOf(pair.OtherName, pair.Result));
        if (before.Length == 0 || after.Length == 0)
            return row with { Remarks = ["too little was measured to compare anything"] };
        var judge = MinimumJudge.Of(before, after, tolerance);
        var errors = MinimumJudge.ErrorRate(before, after, tolerance);
        return row with
        {
            Change = judge.Judgement switch
            {
                Judgement.Regression => Change.Regression,
                Judgement.Improvement => Change.Improvement,
                _ => Change.Unchanged,
            },
            BaseValue = before.Min(),
            Value = after.Min(),
            Ratio = judge.Ratio,
            AdjustedPValue = double.NaN,
            Tolerance = tolerance,
            ErrorRate = double.IsNaN(errors) ? null : errors,
            Remarks = [RemarkOf(errors, tolerance)],
        };
    }

    private static string RemarkOf(double errors, double tolerance) => errors switch
    {
        double.NaN => "one run of each side cannot show how often equal code exceeds the tolerance",
        < ManyErrors =>
            $"equal code exceeds {Quantity.Percent(tolerance)} in less than {Quantity.Percent(ManyErrors)} of such measurements",
        _ => $"equal code exceeds {Quantity.Percent(tolerance)} in about {Quantity.Percent(Math.Round(errors, 2))} of such measurements",
    };

    private static double[] MinimaOf(string name, ExperimentResult result) =>
        [.. result.Operands.Where(operand => operand.Name == name).SelectMany(static operand => operand.Runs)
            .Where(static run => run.Nanoseconds.Count > 0).Select(static run => run.Nanoseconds.Min())];
}

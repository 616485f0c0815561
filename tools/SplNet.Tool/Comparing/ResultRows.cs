using System.Globalization;
using SplNet.Evaluation.Observing;

namespace SplNet.Tool.Comparing;

/// <summary>Rows that say whether an operand returns the same at both revisions.</summary>
internal static class ResultRows
{
    /// <summary>The metric of such a row. It is no estimator.</summary>
    public const string Metric = "results";

    /// <summary>The row of an operand.</summary>
    /// <param name="comparison">The operand and its revisions.</param>
    /// <param name="equality">The comparison of what it returns.</param>
    public static ComparedRow Of(RevisionComparison comparison, ResultEquality equality) => new()
    {
        Operand = $"{Metric}({comparison.Operand.Name})",
        Revision = comparison.Other.Text,
        Metric = Metric,
        AdjustedPValue = double.NaN,
        Place = comparison.Operand.Place,
        Change = equality.Kind switch
        {
            EqualityKind.Same => Change.Unchanged,
            EqualityKind.Different => Change.Different,
            _ => Change.Undecided,
        },
        Remarks = [Remark(comparison, equality)],
    };

    private static string Remark(RevisionComparison comparison, ResultEquality equality) => equality switch
    {
        { Kind: EqualityKind.Different, Difference: { } difference } =>
            $"for {Input(difference)} it {difference.Base} at {comparison.Base.Text}, and {difference.Other} at {comparison.Other.Text}",
        { Kind: EqualityKind.Same, Inputs: 1 } => "equal for its only input",
        { Kind: EqualityKind.Same } => string.Create(CultureInfo.InvariantCulture, $"equal for {equality.Inputs} generated inputs"),
        _ => equality.Reason!,
    };

    // A call whose arguments the text states has no generated input.
    private static string Input(ResultDifference difference) => difference.Input == "[]" ? "the stated arguments" : difference.Input;
}

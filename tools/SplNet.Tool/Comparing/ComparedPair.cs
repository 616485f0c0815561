using SplNet.Causes.Selection;
using SplNet.Evaluation.Inquiries;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>An operand at two revisions, in one metric, with the result.</summary>
/// <param name="Operand">The name of the operand in reports.</param>
/// <param name="Revision">The revision that is compared with the base, as the user wrote it.</param>
/// <param name="Metric">The compared metric.</param>
/// <param name="BaseName">The operand at the base, as the result calls it.</param>
/// <param name="OtherName">The operand at the revision, as the result calls it.</param>
/// <param name="Result">The experiment with the measurements.</param>
internal sealed record ComparedPair(
    string Operand, string Revision, ComparedMetric Metric, string BaseName, string OtherName, ExperimentResult Result)
{
    /// <summary>The constant counts of all runs of each side, which do not depend on chance; null if the experiment has decided.</summary>
    public ExactCounts? Exact { get; init; }

    /// <summary>Why the operand was measured, or why not; null if that was not asked.</summary>
    public OperandSelection? Selection { get; init; }

    /// <summary>True if it was not measured because no change can have affected it.</summary>
    public bool IsUnaffected => Selection?.Kind == SelectionKind.Unaffected;

    /// <summary>The requirement that first names the operand, in the sources; null where it is not known.</summary>
    public SourcePlace? Place { get; init; }

    /// <summary>True if it is to be measured, but only the selection was asked for.</summary>
    public bool IsPlanned { get; init; }

    /// <summary>The pairs of an operand that was not measured, because no change can have affected it.</summary>
    /// <param name="operand">The name of the operand in reports.</param>
    /// <param name="revision">The revision, as the user wrote it.</param>
    /// <param name="names">The operand at the base and at the revision, as results call it.</param>
    /// <param name="metrics">The metrics to compare in addition to mean times and allocated bytes.</param>
    /// <param name="selection">The reason.</param>
    /// <param name="place">The requirement that names it.</param>
    public static IEnumerable<ComparedPair> Unaffected(
        string operand, string revision, (string Base, string Other) names, IReadOnlyList<ComparedMetric> metrics,
        OperandSelection selection, SourcePlace? place) => new[] { ComparedMetric.Mean, ComparedMetric.Allocated }.Concat(metrics)
            .Select(metric => Selected(operand, revision, names, metric, selection, place));

    /// <summary>The pair of an operand that is to be measured.</summary>
    /// <param name="operand">The name of the operand in reports.</param>
    /// <param name="revision">The revision, as the user wrote it.</param>
    /// <param name="names">The operand at the base and at the revision, as results call it.</param>
    /// <param name="selection">The reason.</param>
    /// <param name="place">The requirement that names it.</param>
    public static ComparedPair Planned(
        string operand, string revision, (string Base, string Other) names, OperandSelection selection, SourcePlace? place) =>
        Selected(operand, revision, names, ComparedMetric.Mean, selection, place) with { IsPlanned = true };

    private static ComparedPair Selected(
        string operand, string revision, (string Base, string Other) names, ComparedMetric metric, OperandSelection selection,
        SourcePlace? place) => new(operand, revision, metric, names.Base, names.Other, new ExperimentResult
        {
            Formula = $"{metric.Name}({names.Other}) == {metric.Name}({names.Base})",
            Verdict = Verdict.Pass,
            Operands = [],
            Alpha = 1,
            Seed = 0,
            Seconds = 0,
        }) { Selection = selection, Place = place };

    /// <summary>Its name in reports: the operand alone for its mean time, otherwise as formulas write the estimate.</summary>
    public string Name => Metric == ComparedMetric.Mean ? Operand : $"{Metric.Name}({Operand})";
}

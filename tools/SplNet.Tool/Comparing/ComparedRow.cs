using System.Text.Json.Serialization;
using SplNet.Causes.Selection;
using SplNet.Tool.Sharding;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>A row of the table: one operand at one revision, compared with the base.</summary>
internal sealed record ComparedRow
{
    /// <summary>
    /// The operand, for its mean time, or as formulas write the other compared estimates; for an unreadable operand, the requirement.
    /// </summary>
    public required string Operand { get; init; }

    /// <summary>The operand alone, for any metric.</summary>
    [JsonIgnore]
    public string Subject => ComparedSubject.Of(Operand, Metric);

    /// <summary>The revision that was compared with the base; null if nothing could be compared at any.</summary>
    public string? Revision { get; init; }

    /// <summary>The compared metric: the name of its estimator.</summary>
    public string Metric { get; init; } = ComparedMetric.Mean.Name;

    /// <summary>The unit of the values.</summary>
    public MetricUnit Unit { get; init; } = ComparedMetric.Mean.Unit;

    public required Change Change { get; init; }

    /// <summary>True if it was measured at both revisions.</summary>
    [JsonIgnore]
    public bool IsMeasured => Change is not (Change.New or Change.NotMeasured) && !IsUnaffected && !IsOfResults;

    /// <summary>True if it says whether both revisions return the same; nothing is measured for it.</summary>
    [JsonIgnore]
    public bool IsOfResults => Metric == ResultRows.Metric;

    /// <summary>True if it was not measured because no change can have affected it; it then counts as unchanged.</summary>
    [JsonIgnore]
    public bool IsUnaffected => Selection?.Kind == SelectionKind.Unaffected;

    /// <summary>The value of an operation at the base.</summary>
    public double BaseValue { get; init; } = double.NaN;

    /// <summary>The value of an operation at the revision.</summary>
    public double Value { get; init; } = double.NaN;

    /// <summary>True if the values are facts: every run of each side counted the same.</summary>
    public bool Exact { get; init; }

    /// <summary>The value at the revision as a multiple of the value at the base.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>The lower end of its interval, at the level that decided; for unchanged methods, at the level of the exclusion.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of its interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>
    /// The p-value against "no difference", by Holm's procedure over all comparisons; 1 if no evidence of a difference decided, 0 for a
    /// difference that is exact.
    /// </summary>
    public double AdjustedPValue { get; init; } = 1;

    /// <summary>
    /// The allowed relative change of the smallest iteration, if that decided; null if a test did. The values are then the smallest
    /// iterations of all runs.
    /// </summary>
    public double? Tolerance { get; init; }

    /// <summary>
    /// The estimated share of such measurements in which equal code exceeds the tolerance; null if a test decided, or one run cannot show
    /// it.
    /// </summary>
    public double? ErrorRate { get; init; }

    /// <summary>The smallest relative difference that the measurement could have seen.</summary>
    public double DetectableEffect { get; init; } = double.NaN;

    /// <summary>How many processes measured each side.</summary>
    public int Runs { get; init; }

    /// <summary>Remarks for the reader: why it was not measured, or what the measurement could have seen.</summary>
    public IReadOnlyList<string> Remarks { get; init; } = [];

    /// <summary>Why the operand was measured, or why not; null if that was not asked.</summary>
    public OperandSelection? Selection { get; init; }

    /// <summary>The requirement that first names the operand, in the sources; null where it is not known.</summary>
    public SourcePlace? Place { get; init; }

    /// <summary>The whole result; null if there was nothing to measure.</summary>
    public ExperimentResult? Result { get; init; }
}

namespace SplNet.Tool.Comparing;

/// <summary>The levels of the comparisons of a command.</summary>
/// <param name="Options">The options, with the level of all comparisons together.</param>
/// <param name="Comparisons">How many operands are compared at how many revisions.</param>
/// <param name="Added">How many estimators are compared in addition to mean times and allocated bytes.</param>
internal sealed record ClaimLevels(ExperimentOptions Options, int Comparisons, int Added)
{
    /// <summary>The level of one comparison.</summary>
    /// <param name="metric">The compared metric.</param>
    public double Of(ComparedMetric metric) =>
        SharedLevel.Of(Options, metric, metric == ComparedMetric.Allocated ? Comparisons : Comparisons * (1 + Added));
}

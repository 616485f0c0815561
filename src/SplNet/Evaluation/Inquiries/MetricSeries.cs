namespace SplNet.Evaluation.Inquiries;

/// <summary>The measurements of one operand at two revisions: its mean time, its allocated bytes, and further metrics.</summary>
internal static class MetricSeries
{
    /// <summary>Measures.</summary>
    /// <param name="baseName">The operand at the base, as results call it.</param>
    /// <param name="otherName">The operand at the other revision.</param>
    /// <param name="metrics">The estimators in addition to mean and allocated bytes.</param>
    /// <param name="leavesOutBytes">True to compare no allocated bytes.</param>
    /// <param name="measure">Measures one estimator; its runs count the other metrics too.</param>
    // The runs of the times also count bytes. Constant bytes need no further measurement. Otherwise they get a separate experiment: runs
    // that end when the times are settled would settle the bytes at an unknown level.
    public static IEnumerable<(string Metric, ExperimentResult Result, ExactCounts? Exact)> Measure(
        string baseName, string otherName, IReadOnlyList<string> metrics, bool leavesOutBytes,
        Func<string, string[], ExperimentResult> measure)
    {
        var times = measure(Estimators.Mean, leavesOutBytes ? [] : [Estimators.Allocated]);
        yield return (Estimators.Mean, times, null);
        if (times.Verdict == Verdict.Invalid)
            yield break;
        if (!leavesOutBytes)
        {
            var exact = ExactCounts.OfBytes(baseName, otherName, times);
            yield return (Estimators.Allocated, exact is null ? measure(Estimators.Allocated, []) : times, exact);
        }

        foreach (var metric in metrics)
            yield return (metric, measure(metric, []), null);
    }
}

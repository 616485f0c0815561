namespace SplNet.Tool.Comparing;

/// <summary>A comparison that was not made, because the command was interrupted before.</summary>
/// <param name="Operand">The name of the operand in reports.</param>
/// <param name="Revision">The revision that was to be compared with the base.</param>
/// <param name="Metric">The metric.</param>
internal sealed record UnreachedComparison(string Operand, string Revision, ComparedMetric Metric)
{
    /// <summary>The comparisons of one operand at one revision without a result, the mean first.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="revision">The revision.</param>
    /// <param name="metrics">The metrics to compare in addition to mean times and allocated bytes.</param>
    /// <param name="reached">Their measured parts.</param>
    public static IEnumerable<UnreachedComparison> Of(
        string operand, string revision, IReadOnlyList<ComparedMetric> metrics, IReadOnlyList<ComparedPair> reached) =>
        reached.Any(static pair => pair.Result.Verdict == Verdict.Invalid && pair.Metric == ComparedMetric.Mean)
            ? []
            : new[] { ComparedMetric.Mean, ComparedMetric.Allocated }.Concat(metrics)
                .Except(reached.Select(static pair => pair.Metric)).Select(metric => new UnreachedComparison(operand, revision, metric));

    /// <summary>Their names in reports: an operand without any measurement represents all of its comparisons.</summary>
    /// <param name="all">All of them.</param>
    /// <param name="isOne">True if one revision is compared with the base.</param>
    public static IReadOnlyList<string> Names(IReadOnlyList<UnreachedComparison> all, bool isOne)
    {
        var whole = all.Where(static one => one.Metric == ComparedMetric.Mean).Select(static one => (one.Operand, one.Revision))
            .ToHashSet();
        return [.. all.Where(one => one.Metric == ComparedMetric.Mean || !whole.Contains((one.Operand, one.Revision)))
            .Select(one => $"{one.Name}{(isOne ? string.Empty : $" at {one.Revision}")}")];
    }

    private string Name => Metric == ComparedMetric.Mean ? Operand : $"{Metric.Name}({Operand})";
}

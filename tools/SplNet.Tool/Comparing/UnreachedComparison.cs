namespace SplNet.Tool.Comparing;

/// <summary>What was to be compared, and was not, because the command was interrupted before.</summary>
/// <param name="Operand">How reports call the operand.</param>
/// <param name="Revision">The revision that was to be compared with the base.</param>
/// <param name="Metric">In which respect.</param>
internal sealed record UnreachedComparison(string Operand, string Revision, ComparedMetric Metric)
{
    /// <summary>Those of one operand at one revision of which there is no result, the mean first.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="revision">The revision.</param>
    /// <param name="metrics">What is compared beside mean times and allocated bytes.</param>
    /// <param name="reached">What was measured of them.</param>
    public static IEnumerable<UnreachedComparison> Of(string operand, string revision, IReadOnlyList<ComparedMetric> metrics, IReadOnlyList<ComparedPair> reached) =>
        reached.Any(static pair => pair.Result.Verdict == Verdict.Invalid && pair.Metric == ComparedMetric.Mean) ? [] : new[] { ComparedMetric.Mean, ComparedMetric.Allocated }.Concat(metrics)
            .Except(reached.Select(static pair => pair.Metric)).Select(metric => new UnreachedComparison(operand, revision, metric));

    /// <summary>How they are told: an operand of which nothing was measured stands for all that was to be compared of it.</summary>
    /// <param name="all">All of them.</param>
    /// <param name="isOne">True where one revision is compared with the base.</param>
    public static IReadOnlyList<string> Names(IReadOnlyList<UnreachedComparison> all, bool isOne)
    {
        var whole = all.Where(static one => one.Metric == ComparedMetric.Mean).Select(static one => (one.Operand, one.Revision)).ToHashSet();
        return [.. all.Where(one => one.Metric == ComparedMetric.Mean || !whole.Contains((one.Operand, one.Revision))).Select(one => $"{one.Name}{(isOne ? string.Empty : $" at {one.Revision}")}")];
    }

    private string Name => Metric == ComparedMetric.Mean ? Operand : $"{Metric.Name}({Operand})";
}

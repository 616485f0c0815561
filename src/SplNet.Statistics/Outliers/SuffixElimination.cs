namespace SplNet.Statistics;

/// <summary>Repeats the outliers of a run until its rule finds none, and keeps the calmest set of all that it has seen.</summary>
/// <param name="rule">The rule.</param>
/// <param name="mostRepeated">The maximum number of repeated values.</param>
internal sealed class SuffixElimination(SuffixRule rule, int mostRepeated)
{
    private int[] _current = [];
    private int _rounds;
    private int _repeated;

    /// <summary>Gets the positions of the values that count, in order; empty before the first values.</summary>
    public int[] Kept { get; private set; } = [];

    /// <summary>Gets the number of values to measure next.</summary>
    public int Missing { get; private set; }

    /// <summary>Adds values to those that were not dropped, and drops the suspects.</summary>
    /// <param name="positions">The positions of the values: first all that count, then as many as were missing.</param>
    /// <param name="valueAt">Returns the value at a position.</param>
    public void Add(IEnumerable<int> positions, Converter<int, double> valueAt)
    {
        _current = [.. _current, .. positions];
        var values = Array.ConvertAll(_current, valueAt);
        if (Kept.Length == 0 || SuffixRule.Variation(values) < SuffixRule.Variation(Array.ConvertAll(Kept, valueAt)))
            Kept = [.. _current.Order()];
        var suspects = _rounds++ < rule.Retries ? rule.Find(values) : [];
        Missing = _repeated + suspects.Count <= mostRepeated ? suspects.Count : 0;
        _repeated += Missing;
        if (Missing > 0)
            _current = [.. _current.Where((_, index) => suspects.All(suspect => suspect.Index != index))];
    }
}

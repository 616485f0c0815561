namespace SplNet.Syntax.Binding;

/// <summary>The values of a quantifier, one row for each of its formulas.</summary>
internal static class BinderRows
{
    // The rounding of a fractional step may miss a bound.
    private const double Slack = 1e-9;

    /// <summary>Lists all rows in order.</summary>
    public static IEnumerable<SyntaxList<ArgumentSyntax>> Of(BinderValuesSyntax values) =>
        values is RangeSyntax range ? Of(range) : ((ValueListSyntax)values).Rows.Select(static row => row.Values);

    /// <summary>Lists the first row of each kind. If one row fits the parameters of a call, all rows of its kind do.</summary>
    public static IEnumerable<SyntaxList<ArgumentSyntax>> OfEachKind(BinderValuesSyntax values)
    {
        var seen = new HashSet<string>(StringComparer.Ordinal);
        return Of(values).Take(FormulaCheck.MostInstances + 1).Where(row => seen.Add(KindOf(row)));
    }

    private static string KindOf(SyntaxList<ArgumentSyntax> row) =>
        row.Count == 1 ? ArgumentFit.KindOf(row[0]) : string.Join(" ", row.Select(ArgumentFit.KindOf));

    private static IEnumerable<SyntaxList<ArgumentSyntax>> Of(RangeSyntax range)
    {
        var step = range.Step ?? 1;
        if (!(step > 0))
            yield break;
        for (var index = 0; range.From + (index * step) <= range.To + (Slack * step); index++)
            yield return new SyntaxList<ArgumentSyntax>([new NumberArgumentSyntax(range.From + (index * step)) { Span = range.Span }]);
    }
}

namespace SplNet.Syntax.Binding;

/// <summary>The values of a quantifier, one row for each formula that it stands for.</summary>
internal static class BinderRows
{
    // A bound may be missed by the rounding of a fractional step.
    private const double Slack = 1e-9;

    /// <summary>All rows, in their order.</summary>
    public static IEnumerable<SyntaxList<ArgumentSyntax>> Of(BinderValuesSyntax values) =>
        values is RangeSyntax range ? Of(range) : ((ValueListSyntax)values).Rows.Select(static row => row.Values);

    /// <summary>The first row of each kind: what serves as the parameters of a call in one row does so in all rows of its kind.</summary>
    public static IEnumerable<SyntaxList<ArgumentSyntax>> OfEachKind(BinderValuesSyntax values)
    {
        var seen = new HashSet<string>(StringComparer.Ordinal);
        return Of(values).Take(FormulaCheck.MostInstances + 1).Where(row => seen.Add(KindOf(row)));
    }

    private static string KindOf(SyntaxList<ArgumentSyntax> row) => row.Count == 1 ? ArgumentFit.KindOf(row[0]) : string.Join(" ", row.Select(ArgumentFit.KindOf));

    private static IEnumerable<SyntaxList<ArgumentSyntax>> Of(RangeSyntax range)
    {
        var step = range.Step ?? 1;
        if (!(step > 0))
            yield break;
        for (var index = 0; range.From + (index * step) <= range.To + (Slack * step); index++)
            yield return new SyntaxList<ArgumentSyntax>([new NumberArgumentSyntax(range.From + (index * step)) { Span = range.Span }]);
    }
}

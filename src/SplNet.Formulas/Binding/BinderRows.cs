using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>The values of a quantifier, one row for each formula that it stands for.</summary>
internal static class BinderRows
{
    // A bound may be missed by the rounding of a fractional step.
    private const double Slack = 1e-9;

    public static IEnumerable<IReadOnlyList<ArgumentSyntax>> Of(BinderValuesSyntax values) =>
        values is RangeSyntax range ? Of(range) : ((ValueListSyntax)values).Rows.Select(static row => row.Values);

    private static IEnumerable<IReadOnlyList<ArgumentSyntax>> Of(RangeSyntax range)
    {
        var step = range.Step ?? 1;
        if (!(step > 0))
            yield break;
        for (var index = 0; range.From + (index * step) <= range.To + (Slack * step); index++)
            yield return [new NumberArgumentSyntax(range.From + (index * step)) { Span = range.Span }];
    }
}

using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes;

/// <summary>Combines the text changes of several fixes.</summary>
internal static class Changes
{
    /// <summary>
    /// The changes in the order of the text. Of overlapping changes only the first is kept, as the others may make no sense after it.
    /// </summary>
    public static IReadOnlyList<TextChange> Apart(IEnumerable<TextChange> changes)
    {
        var apart = new List<TextChange>();
        foreach (var change in changes.OrderBy(static change => change.Span.Start).ThenBy(static change => change.Span.End))
        {
            if (apart.Count == 0 || (apart[apart.Count - 1].Span.End <= change.Span.Start && apart[apart.Count - 1] != change))
                apart.Add(change);
        }

        return apart;
    }
}

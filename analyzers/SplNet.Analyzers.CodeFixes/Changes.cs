using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes;

/// <summary>Changes of one text that come from several fixes.</summary>
internal static class Changes
{
    /// <summary>The changes in the order of the text; of those that overlap, the first one, as the others may make no sense behind it.</summary>
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

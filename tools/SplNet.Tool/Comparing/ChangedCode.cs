using SplNet.Causes.Selection;

namespace SplNet.Tool.Comparing;

/// <summary>A change between revisions, and the operands that it can affect.</summary>
/// <param name="Name">The method or type as its author would say it, or the file.</param>
/// <param name="File">The source; null if it is not known.</param>
/// <param name="Line">Its first line; 0 if it is not known.</param>
/// <param name="Operands">The operands.</param>
internal sealed record ChangedCode(string Name, string? File, int Line, IReadOnlyList<string> Operands)
{
    /// <summary>Lists changes, those that affect most operands first.</summary>
    /// <param name="changes">All changes.</param>
    /// <param name="rows">The compared operands.</param>
    public static IReadOnlyList<ChangedCode> Of(IEnumerable<SelectedChange> changes, IReadOnlyList<ComparedRow> rows)
    {
        var affected = rows.Where(static row => row.Selection is { Kind: SelectionKind.Affected })
            .SelectMany(static row => row.Selection!.Changes.Select(change => (Change: change, row.Subject)))
            .ToLookup(static one => one.Change, static one => one.Subject);
        return [.. changes.Concat(affected.Select(static one => one.Key)).Distinct()
            .Select(change => new ChangedCode(
                change.Name, change.File, change.Line, [.. affected[change].Distinct(StringComparer.Ordinal)]))
            .OrderByDescending(static one => one.Operands.Count)];
    }
}

using System.Globalization;

namespace SplNet.UnitTests;

/// <summary>
/// Identifies the rows of a source in another process, where the source may return them in another order. A row is identified by the name
/// that the user gave it; otherwise by the text of its arguments; otherwise by their content. Its place counts only if the content is code.
/// </summary>
internal static class RowKeys
{
    /// <summary>The keys of rows, which are valid in identifiers. Equal rows have the same key.</summary>
    /// <param name="rows">All rows of the source.</param>
    public static IReadOnlyList<string> Of(IReadOnlyList<SourceRow> rows)
    {
        ArgumentNullException.ThrowIfNull(rows);
        var keys = new string?[rows.Count];
        Identify(rows, keys, static row => row.Label is { } label ? "label:" + label : null, static _ => false);
        Identify(rows, keys, TextOf, static row => row.Arguments.All(RowText.IsWhole));
        Identify(
            rows, keys, static row => "content:" + RowContent.Of(row.Arguments).Hash,
            static row => RowContent.Of(row.Arguments).IsComplete);
        return [.. keys.Select((key, index) =>
            key ?? string.Create(CultureInfo.InvariantCulture, $"{RowContent.Of(rows[index].Arguments).Hash}_{index + 1}of{keys.Length}"))];
    }

    /// <summary>True if the place of a row is a part of its key.</summary>
    public static bool HasPlace(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return key.Contains('_', StringComparison.Ordinal);
    }

    // A text that several rows have identifies them only if it is all that they are.
    private static void Identify(
        IReadOnlyList<SourceRow> rows, string?[] keys, Func<SourceRow, string?> text, Func<SourceRow, bool> isWhole)
    {
        var open = Enumerable.Range(0, rows.Count).Where(index => keys[index] is null)
            .GroupBy(index => text(rows[index]), StringComparer.Ordinal).ToList();
        foreach (var group in open.Where(static group => group.Key is not null))
        {
            if (group.Skip(1).Any() && !group.All(index => isWhole(rows[index])))
                continue;
            foreach (var index in group)
                keys[index] = RowContent.HashOf(group.Key!);
        }
    }

    private static string? TextOf(SourceRow row) =>
        row.Arguments.All(RowText.Identifies) ? "text:" + RowText.KeyOf(row.Arguments) : null;
}

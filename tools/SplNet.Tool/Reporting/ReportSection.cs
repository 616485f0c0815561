namespace SplNet.Tool.Reporting;

/// <summary>A part of the report.</summary>
/// <param name="Title">Its heading.</param>
/// <param name="Rows">Its content: a name and a value each; a name may be empty.</param>
internal sealed record ReportSection(string Title, IReadOnlyList<(string Name, string Value)> Rows)
{
    /// <summary>
    /// The same if values are columns and a terminal is too narrow for them; null if they are texts, which may be wrapped.
    /// </summary>
    public IReadOnlyList<ReportItem>? Items { get; init; }
}

namespace SplNet.Tool.Reporting;

/// <summary>A row of a table as lines: its name, with its columns below.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Values">The cells that are not empty, each with the head of its column.</param>
internal sealed record ReportItem(string Name, IReadOnlyList<string> Values)
{
    public static ReportItem Of(string name, IReadOnlyList<string> heads, IReadOnlyList<string> cells) =>
        new(name, [.. heads.Zip(cells).Where(static pair => pair.Second.Length > 0)
            .Select(static pair => $"{pair.First} {pair.Second}".TrimStart())]);
}

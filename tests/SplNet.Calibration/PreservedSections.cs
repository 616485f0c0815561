using SplNet.Calibration.Shifts;
using SplNet.Calibration.Streams;

namespace SplNet.Calibration;

/// <summary>The last sections of the page are made by other commands, and stay when the simulations are repeated.</summary>
internal static class PreservedSections
{
    private static readonly string[] Headings =
    [
        EqualSidesSection.Heading, StreamSection.Heading, BackfilledSection.Heading, ShiftSection.Heading,
        "## False alarms on a real machine",
    ];

    /// <summary>The sections as the page has them; empty without any.</summary>
    public static string Of(string path)
    {
        var page = Read(path);
        var start = Headings.Select(heading => page.IndexOf(heading, StringComparison.Ordinal)).Where(static place => place >= 0)
            .DefaultIfEmpty(page.Length).Min();
        return page[start..];
    }

    /// <summary>Writes a section anew, or before the first one that it must come before.</summary>
    /// <param name="path">The page.</param>
    /// <param name="heading">One of the headings.</param>
    /// <param name="section">The section, with its heading.</param>
    public static void Replace(string path, string heading, string section)
    {
        var page = Read(path);
        var start = page.IndexOf(heading, StringComparison.Ordinal);
        var rest = start < 0
            ? Headings.SkipWhile(other => other != heading).Select(other => page.IndexOf(other, StringComparison.Ordinal)).FirstOrDefault(
                static place => place >= 0, page.Length)
            : page.IndexOf("\n## ", start, StringComparison.Ordinal) is var next and >= 0 ? next + 1 : page.Length;
        var before = page[..(start < 0 ? rest : start)].TrimEnd('\n');
        var after = page[rest..];
        File.WriteAllText(path, $"{before}\n\n{section.TrimEnd('\n')}\n{(after.Length > 0 ? "\n" : string.Empty)}{after}");
    }

    private static string Read(string path) => File.Exists(path) ? File.ReadAllText(path) : string.Empty;
}

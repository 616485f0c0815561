using System.Globalization;
using System.Runtime.InteropServices;

namespace SplNet.Benchmarks;

/// <summary>Writes <c>docs/performance.md</c>, or only some of its sections.</summary>
internal static class PerformanceDocument
{
    private const string FileName = "docs/performance.md";
    private const string Title = "dotnet run -c Release --project tests/SplNet.Benchmarks -- ";

    /// <summary>Measures sections and puts each into the page when it is measured; the others stay as they are.</summary>
    /// <param name="commands">The commands of the sections; none means all.</param>
    public static void Write(IReadOnlyCollection<string> commands)
    {
        var all = PerformanceSection.All.Select(static section => section.Command).ToList();
        if (commands.Except(all).FirstOrDefault() is { } unknown)
            throw new ArgumentException($"The page has no section '{unknown}', but {string.Join(", ", all)}.");
        foreach (var measured in PerformanceSection.All.Where(section => commands.Count == 0 || commands.Contains(section.Command)))
        {
            var text = Measured(measured);
            var page = File.Exists(FileName) ? File.ReadAllText(FileName).ReplaceLineEndings("\n") : string.Empty;
            File.WriteAllText(
                FileName,
                Introduction() + string.Concat(PerformanceSection.All.Select(section => section == measured ? text : Kept(page, section))));
        }
    }

    private static string Introduction() => string.Create(CultureInfo.InvariantCulture, $"""
        # Performance

        Measured, and this page written, by

            {Title}document

        with {RuntimeInformation.FrameworkDescription}, {RuntimeInformation.ProcessArchitecture}, {Environment.ProcessorCount} cores. A section alone is measured again by `document` and its name.
        Absolute figures are those of one machine; both sides of each comparison were measured in one run.

        """);

    // In a process of its own: experiments of a console program are found again by its arguments, which would be those of all sections.
    private static string Measured(PerformanceSection section) => $"""

        ## {section.Heading}

        {section.Introduction}

        {OwnProcess.Run(section.Command).TrimEnd()}

        `{Title}{section.Command}`

        """;

    private static string Kept(string page, PerformanceSection section)
    {
        var start = page.IndexOf($"\n## {section.Heading}\n", StringComparison.Ordinal);
        if (start < 0)
            return string.Empty;
        var end = page.IndexOf("\n## ", start + 1, StringComparison.Ordinal);
        return page[start..(end < 0 ? page.Length : end)];
    }
}

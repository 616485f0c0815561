using SplNet.Values;
using SplNet.Views.Markdown;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Views;

/// <summary>The results of a command in all available forms.</summary>
/// <param name="Command">The command, for example <c>splnet run</c>: the name of a suite and a comment.</param>
/// <param name="Began">When it started.</param>
/// <param name="Json">All results.</param>
/// <param name="Page">The table for a pull request.</param>
/// <param name="Results">The results for pipelines, the gravest first.</param>
/// <param name="Pages">The files of the folder of pages.</param>
internal sealed record ResultViews(
    string Command, DateTimeOffset Began, Func<string> Json, Func<MarkdownPage> Page, Func<IReadOnlyList<PipelineResult>> Results,
    Func<IEnumerable<(string Name, string Content)>> Pages)
{
    // GitHub takes 65,536 characters.
    private const int LongestComment = 60_000;

    private const int MostNamed = 3;

    /// <summary>Writes the requested forms.</summary>
    /// <param name="requested">The requested forms.</param>
    /// <param name="output">Takes the lines for the server that runs the job.</param>
    /// <returns>The forms that could not be written, and why.</returns>
    public string[] Write(RequestedViews requested, TextWriter output)
    {
        // Several forms share a source: each source is made once, if any form needs it.
        var (page, results) = (new Lazy<MarkdownPage>(Page), new Lazy<IReadOnlyList<PipelineResult>>(Results));
        if (requested.Annotations is { } server)
        {
            foreach (var line in Annotations.Lines(results.Value, server))
                output.WriteLine(line);
        }

        return
        [
            .. Whole(requested.Json, Json),
            .. Whole(requested.Markdown, () => page.Value.Write()),
            .. Whole(requested.Comment, () => page.Value.Write(LongestComment, "\n" + Marker + "\n")),
            .. Whole(requested.JUnit, () => new JUnitReport(Command, Environment.MachineName, Began, results.Value).Write()),
            .. Whole(requested.Sarif, () => Sarif(results.Value, requested.Sarif!, output)),
            .. requested.Summary is { } summary && SummaryFile.Append(summary, page.Value.Write(SummaryFile.RoomIn(summary))) is { } problem
                ? [problem]
                : (string[])[],
            .. requested.Html is { } folder ? ResultPages.Write(folder, Pages()) : [],
        ];
    }

    /// <summary>By this, the author of the comment finds its earlier one: it is not shown.</summary>
    private string Marker => $"<!-- {Command} -->";

    private string Sarif(IReadOnlyList<PipelineResult> results, string file, TextWriter output)
    {
        var report = new SarifReport(Command, ToolVersion.Text, ToolVersion.RepositoryAddress, results);
        if (report.LeftOut is { Count: > 0 } leftOut)
            output.WriteLine(
                $"{file} leaves out {Plural.Of(leftOut.Count, "result")} " +
                $"without a known place in the sources: {string.Join(", ", leftOut.Select(static result => result.Name).Take(MostNamed))}" +
                $"{(leftOut.Count > MostNamed ? ", …" : string.Empty)}. Build with symbols (DebugType portable or embedded).");
        return report.Write();
    }

    private static string[] Whole(string? file, Func<string> content) =>
        file is not null && new ResultFile(file).Write(content()) is { } problem ? [problem] : [];
}

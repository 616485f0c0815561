using SplNet.Mutations.Results;
using SplNet.Tool.Views;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Writes the results of a run to files.</summary>
internal static class MutateFiles
{
    /// <summary>Writes the requested files.</summary>
    /// <param name="results">The run.</param>
    /// <param name="document">The run, for people.</param>
    /// <param name="views">The requested forms.</param>
    /// <param name="began">When it started.</param>
    /// <param name="output">Takes the lines for the server that runs the job.</param>
    /// <returns>The files that could not be written, with the reasons.</returns>
    public static string[] Write(
        MutationResults results, MutationDocument document, MutateViews views, DateTimeOffset began, TextWriter output) =>
    [
        .. new ResultViews(
            "splnet mutate", began, () => MutationJson.Write(results), () => MutationMarkdown.Page(document),
            () => MutatePipeline.Results(results), () => MutationPages.Files(document)).Write(views.Common, output),
        .. Whole(views.Elements, () => ElementsReport.Write(document)),
        .. Whole(views.Tables, () => TableReports.Of(results)),
    ];

    /// <summary>
    /// Describes where all results are. If no file was requested, they are written next to the stored results for the next run.
    /// </summary>
    public static string Rest(MutationResults results, MutateRequest request)
    {
        string[] asked =
        [
            .. request.Views.Common.Html is { } folder ? [Path.Combine(folder, "index.html")] : (string[])[],
            .. request.Views.Common.Json is { } file ? [file] : (string[])[],
        ];
        if (asked.Length > 0)
            return string.Join(" and ", asked);
        var kept = Path.Combine(request.StorageFolder, Path.GetFileNameWithoutExtension(request.Project) + ".json");
        return Directory.Exists(request.StorageFolder) && new ResultFile(kept).Write(MutationJson.Write(results)) is null
            ? $"{kept}; --html writes pages"
            : "the files that --html and --json write";
    }

    private static string[] Whole(string? file, Func<string> content) =>
        file is not null && new ResultFile(file).Write(content()) is { } problem ? [problem] : [];
}

using SplNet.Mutations.Results;
using SplNet.Tool.Views;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Writes the results of a run to files.</summary>
internal static class MutateFiles
{
    /// <summary>Writes the requested files.</summary>
    /// <returns>The files that could not be written, with the reasons.</returns>
    public static string[] Write(MutationResults results, MutationDocument document, MutateViews views) =>
    [
        .. Whole(views.Json, () => MutationJson.Write(results)),
        .. Whole(views.Markdown, () => MutationMarkdown.Page(document).Write()),
        .. Whole(views.Elements, () => ElementsReport.Write(document)),
        .. Whole(views.Tables, () => TableReports.Of(results)),
        .. views.Html is { } folder ? ResultPages.Write(folder, MutationPages.Files(document)) : [],
    ];

    /// <summary>
    /// Describes where all results are. If no file was requested, they are written next to the stored results for the next run.
    /// </summary>
    public static string Rest(MutationResults results, MutateRequest request)
    {
        string[] asked =
        [
            .. request.Views.Html is { } folder ? [Path.Combine(folder, "index.html")] : (string[])[],
            .. request.Views.Json is { } file ? [file] : (string[])[],
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

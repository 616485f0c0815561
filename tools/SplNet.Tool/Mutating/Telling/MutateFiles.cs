using SplNet.Mutations.Results;
using SplNet.Tool.Views;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating.Telling;

/// <summary>The forms in which a run is left.</summary>
internal static class MutateFiles
{
    /// <summary>Writes those that were asked for.</summary>
    /// <returns>What could not be written, and why.</returns>
    public static string[] Write(MutationResults results, MutationDocument document, MutateViews views) =>
    [
        .. Whole(views.Json, () => MutationJson.Write(results)),
        .. Whole(views.Markdown, () => MutationMarkdown.Page(document).Write()),
        .. Whole(views.Elements, () => ElementsReport.Write(document)),
        .. Whole(views.Tables, () => ToldTables.Of(results)),
        .. views.Html is { } folder ? ResultPages.Write(folder, MutationPages.Files(document)) : [],
    ];

    private static string[] Whole(string? file, Func<string> content) => file is not null && new ResultFile(file).Write(content()) is { } problem ? [problem] : [];
}

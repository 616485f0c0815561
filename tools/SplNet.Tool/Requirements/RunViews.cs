using SplNet.Tool.Reporting;
using SplNet.Tool.Views;

namespace SplNet.Tool.Requirements;

/// <summary>The forms in which a run can be had.</summary>
internal static class RunViews
{
    /// <summary>Makes the requested views.</summary>
    /// <param name="document">The run.</param>
    /// <param name="began">The time of the start.</param>
    public static ResultViews Of(RunDocument document, DateTimeOffset began) =>
        new(
            "splnet run", began, () => DocumentJson.Write(document), () => RunMarkdown.Page(document), () => RunPipeline.Results(document),
            () => RunPages.Files(document));
}

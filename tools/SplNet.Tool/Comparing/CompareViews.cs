using SplNet.Tool.Reporting;
using SplNet.Tool.Views;

namespace SplNet.Tool.Comparing;

/// <summary>The forms in which a comparison can be had.</summary>
internal static class CompareViews
{
    /// <summary>Makes the requested views.</summary>
    /// <param name="document">The comparison.</param>
    /// <param name="began">The time of the start.</param>
    public static ResultViews Of(CompareDocument document, DateTimeOffset began) =>
        new(
            "splnet compare", began, () => DocumentJson.Write(document), () => CompareMarkdown.Page(document),
            () => ComparePipeline.Results(document), () => ComparePages.Files(document));
}

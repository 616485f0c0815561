using SplNet.Views.Pages;

namespace SplNet.Tool.Comparing;

/// <summary>A comparison as pages: one of each operand and revision that was measured, and the index.</summary>
internal static class ComparePages
{
    public static IEnumerable<(string Name, string Content)> Files(CompareDocument document) => PageFolder.Files(
        "splnet compare",
        $"{ChangeCounts.Text(document.Comparisons)}: {string.Join(", ", document.Revisions)} against {document.Base}",
        [
            .. document.ByGravity.Select(row => Row(row, document)),
            .. document.NotReached.Select(static name => new IndexRow("not reached", name, ComparePipeline.Interrupted, Json: null)),
        ]);

    private static IndexRow Row(ComparedRow row, CompareDocument document) => new(
        CompareCells.NameOf(row),
        row.Revision is { } revision && document.Revisions.Count > 1 ? $"{row.Operand} at {revision}" : row.Operand,
        ComparePipeline.MessageOf(row, document.Base),
        row.Result?.ToJson())
    {
        Heading = new PageHeading(
            CompareCells.NameOf(row),
            IsGrave(row.Change),
            row.Revision is { } other ? $"{row.Operand} at {other} against {document.Base}" : row.Operand),
    };

    private static bool? IsGrave(Change change) => change switch
    {
        Change.Regression or Change.Different => true,
        Change.Improvement or Change.Unchanged => false,
        _ => null,
    };
}

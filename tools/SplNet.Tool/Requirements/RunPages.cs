using SplNet.Views.Pages;

namespace SplNet.Tool.Requirements;

/// <summary>A run as pages: one of each requirement that was reached, and the index.</summary>
internal static class RunPages
{
    public static IEnumerable<(string Name, string Content)> Files(RunDocument document) => PageFolder.Files(
        "splnet run",
        document.Requirements.Count == 0 ? "nothing measured" : RunRow.Counts(document.Requirements),
        [.. document.ByGravity.Select(Row), .. document.NotReached.Select(
            static name => new IndexRow("not reached", name, "The run was interrupted before it was measured.", Json: null))]);

    private static IndexRow Row(RequirementResult requirement) =>
        new(
            RunRow.LabelOf(requirement.Result.Verdict), requirement.Name, RunPipeline.MessageOf(requirement.Result),
            requirement.Result.ToJson());
}

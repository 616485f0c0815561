namespace SplNet.Tool.Requirements;

/// <summary>Options of the command line for old versions, where no requirement names one.</summary>
internal static class IgnoredBuildOptions
{
    /// <summary>What is said of them; null where they have a use, or there are none.</summary>
    public static string? Among(BuildSettings given, IReadOnlyList<SplRequirement> requirements) =>
        given.Names.Count == 0 || requirements.Any(static requirement => requirement.NamesRevision)
            ? null
            : $"{string.Join(", ", given.Names)} {(given.Names.Count == 1 ? "has" : "have")} no effect, because no requirement names an old version (such as Sorter.Sort@v1.2).";
}

namespace SplNet.Tool.Requirements;

/// <summary>Options of the command line for old versions, where no requirement names one.</summary>
internal static class IgnoredBuildOptions
{
    /// <summary>What is said of them; null where they have a use, or there are none.</summary>
    public static string? Among(BuildSettings given, IReadOnlyList<SplRequirement> requirements) =>
        given.Names.Count == 0 || requirements.Any(static requirement => requirement.NamesRevision)
            ? null
            : $"{string.Join(", ", given.Names)}: for old versions of a library, and no requirement names one (as Sorter.Sort@v1.2 does), so {(given.Names.Count == 1 ? "it changes" : "they change")} nothing.";
}

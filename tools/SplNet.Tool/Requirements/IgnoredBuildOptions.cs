namespace SplNet.Tool.Requirements;

/// <summary>Finds options of the command line for old versions that no requirement uses.</summary>
internal static class IgnoredBuildOptions
{
    /// <summary>The message about them; null if they have a use, or none was given.</summary>
    public static string? Among(BuildSettings given, IReadOnlyList<SplRequirement> requirements) =>
        given.Names.Count == 0 || requirements.Any(static requirement => requirement.NamesRevision)
            ? null
            : $"{string.Join(", ", given.Names)}: for old versions of a library, and no requirement names one (as Sorter.Sort@v1.2 does), so {(given.Names.Count == 1 ? "it changes" : "they change")} nothing.";
}

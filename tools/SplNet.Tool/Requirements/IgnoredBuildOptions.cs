namespace SplNet.Tool.Requirements;

/// <summary>Finds options of the command line for old versions that no requirement uses.</summary>
internal static class IgnoredBuildOptions
{
    /// <summary>The message about them; null if they have a use, or none was given.</summary>
    public static string? Among(BuildSettings given, IReadOnlyList<SplRequirement> requirements) =>
        given.Names.Count == 0 || requirements.Any(static requirement => requirement.NamesRevision)
            ? null
            : $"{string.Join(", ", given.Names)} {(given.Names.Count == 1 ? "has" : "have")} no effect, " +
                "because no requirement names an old version (such as Sorter.Sort@v1.2).";
}

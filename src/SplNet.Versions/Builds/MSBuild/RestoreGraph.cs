using System.Text.Json;
using NuGet.Frameworks;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Finds which frameworks of which projects a build needs, from NuGet's restore graph (<c>GenerateRestoreGraphFile</c>).</summary>
internal static class RestoreGraph
{
    /// <summary>
    /// Gets the frameworks of each directly or indirectly referenced project, as the projects write them, without the built project.
    /// </summary>
    /// <param name="json">The graph.</param>
    /// <param name="project">The full path of the built project.</param>
    /// <param name="framework">The framework of the build.</param>
    public static IReadOnlyDictionary<string, IReadOnlyList<string>> Needed(string json, string project, string framework)
    {
        using var document = JsonDocument.Parse(json);
        var projects = document.RootElement.GetProperty("projects").EnumerateObject().ToDictionary(
            static entry => entry.Name, static entry => Frameworks(entry.Value), StringComparer.Ordinal);
        var needed = new Dictionary<string, IReadOnlyList<string>>(StringComparer.Ordinal);
        Visit(project, framework, projects, needed);
        needed.Remove(project);
        return needed;
    }

    private static void Visit(
        string project, string framework, Dictionary<string, Dictionary<string, IReadOnlyList<string>>> projects,
        Dictionary<string, IReadOnlyList<string>> needed)
    {
        var known = needed.GetValueOrDefault(project, []);
        if (known.Contains(framework, StringComparer.OrdinalIgnoreCase))
            return;
        needed[project] = [.. known, framework];
        foreach (var reference in projects.GetValueOrDefault(project)?.GetValueOrDefault(framework) ?? [])
        {
            foreach (var wanted in Nearest(framework, projects.GetValueOrDefault(reference)?.Keys.ToList() ?? []))
                Visit(reference, wanted, projects, needed);
        }
    }

    // If none fits, a build may still use a fallback to another family, so all stay.
    private static IReadOnlyList<string> Nearest(string framework, IReadOnlyList<string> listed)
    {
        var frameworks = listed.ToLookup(static name => NuGetFramework.Parse(name));
        return new FrameworkReducer().GetNearest(
            NuGetFramework.Parse(framework), frameworks.Select(static group => group.Key)) is { } nearest
            ? [.. frameworks[nearest]]
            : listed;
    }

    // The paths of the references by framework.
    private static Dictionary<string, IReadOnlyList<string>> Frameworks(JsonElement project) =>
        project.TryGetProperty("restore", out var restore) && restore.TryGetProperty("frameworks", out var frameworks)
            ? frameworks.EnumerateObject().ToDictionary(
                NameOf, static framework => References(framework.Value), StringComparer.OrdinalIgnoreCase)
            : [];

    private static string NameOf(JsonProperty framework) =>
        framework.Value.TryGetProperty("targetAlias", out var alias) && alias.GetString() is { Length: > 0 } name ? name : framework.Name;

    private static IReadOnlyList<string> References(JsonElement framework) =>
        framework.TryGetProperty("projectReferences", out var references)
            ? [.. references.EnumerateObject().Select(static reference => reference.Name)]
            : [];
}

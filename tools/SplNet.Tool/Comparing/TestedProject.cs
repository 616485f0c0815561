using System.Text.Json;

namespace SplNet.Tool.Comparing;

/// <summary>
/// Selects the project of a folder for <c>dotnet test</c>. Without a name it takes a solution of the same name, or refuses to choose.
/// </summary>
internal static class TestedProject
{
    private static readonly string[] Choices = ["*.*proj", "*.sln", "*.slnx", "*.slnf"];

    /// <summary>The words after <c>dotnet test</c>; none if the project is the only candidate in the folder.</summary>
    /// <param name="project">The path of the project file.</param>
    public static IReadOnlyList<string> Words(string project)
    {
        var full = Path.GetFullPath(project);
        var folder = Path.GetDirectoryName(full)!;
        if (Choices.SelectMany(pattern => Directory.EnumerateFiles(folder, pattern)).Distinct(StringComparer.Ordinal).Count() < 2)
            return [];
        var name = Path.GetFileName(full);
        return RunsOnTestingPlatform(folder) ? ["--project", name] : [name];
    }

    // In its mode dotnet test has an option for the project, and passes other words on to the tests.
    private static bool RunsOnTestingPlatform(string folder)
    {
        for (var current = new DirectoryInfo(folder); current is not null; current = current.Parent)
        {
            var file = Path.Combine(current.FullName, "global.json");
            if (File.Exists(file))
                return RunnerIn(file)?.Equals("Microsoft.Testing.Platform", StringComparison.OrdinalIgnoreCase) == true;
        }

        return false;
    }

    private static string? RunnerIn(string file)
    {
        try
        {
            using var document = JsonDocument.Parse(
                File.ReadAllText(file), new JsonDocumentOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true });
            return document.RootElement.TryGetProperty("test", out var test) && test.TryGetProperty("runner", out var runner)
                ? runner.GetString()
                : null;
        }
        catch (JsonException)
        {
            return null; // dotnet test itself reports the damaged file
        }
    }
}

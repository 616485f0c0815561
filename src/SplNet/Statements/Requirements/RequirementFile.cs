using System.Reflection;

namespace SplNet.Statements.Requirements;

/// <summary>Finds formula files on disk.</summary>
internal static class RequirementFile
{
    public static RequirementText Read(string path, RequirementSettings settings)
    {
        var place = PlaceOf(path, settings.Home);
        var full = FullPathOf(path);
        ReadOnlySpan<byte> bytes;
        try
        {
            bytes = RequirementBytes.Of(path);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            return Missing($"{place}: {FormulaDiagnostic.Of(FormulaRules.UnreadableFile, default, null, failure.Message.TrimEnd('.'))}");
        }

        var (text, problem) = RequirementBytes.Read(bytes, place);
        return text is null
            ? Missing(problem!)
            : RequirementText.OfFile(place, text, settings.Scope(), settings.Home) with { Path = full, Adjust = settings.Adjust };

        RequirementText Missing(string problem) => RequirementText.Missing(place, problem, settings.Home) with { Path = full };
    }

    /// <summary>The full path; an invalid file name is returned unchanged.</summary>
    public static string FullPathOf(string path) => path.Contains('\0', StringComparison.Ordinal) ? path : Path.GetFullPath(path);

    // Relative to the folder of the requesting assembly, whose output contains the file.
    private static string PlaceOf(string path, Assembly home)
    {
        if (home.Location.Length == 0 || path.Contains('\0', StringComparison.Ordinal))
            return path;
        var relative = Path.GetRelativePath(Path.GetDirectoryName(home.Location)!, Path.GetFullPath(path));
        return relative.StartsWith("..", StringComparison.Ordinal) || Path.IsPathRooted(relative) ? path : relative.Replace('\\', '/');
    }
}

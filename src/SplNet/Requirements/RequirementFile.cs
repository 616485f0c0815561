using System.Reflection;
using SplNet.Syntax;

namespace SplNet.Requirements;

/// <summary>A file of formulas on the disk.</summary>
internal static class RequirementFile
{
    public static RequirementText Read(string path, RequirementSettings settings)
    {
        var place = PlaceOf(path, settings.Home);
        byte[] bytes;
        try
        {
            bytes = File.ReadAllBytes(path);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            return Missing($"{place}: {FormulaDiagnostic.Of(FormulaRules.UnreadableFile, default, null, failure.Message.TrimEnd('.'))}");
        }

        var (text, problem) = RequirementBytes.Read(bytes, place);
        return text is null
            ? Missing(problem!)
            : RequirementText.OfFile(place, text, settings.Scope(), settings.Home) with { Path = Path.GetFullPath(path), Adjust = settings.Adjust };

        RequirementText Missing(string problem) => RequirementText.Missing(place, problem, settings.Home) with { Path = Path.GetFullPath(path) };
    }

    // As people speak of it: from the folder of the assembly that asks, to whose output it is copied.
    private static string PlaceOf(string path, Assembly home)
    {
        if (home.Location.Length == 0)
            return path;
        var relative = Path.GetRelativePath(Path.GetDirectoryName(home.Location)!, Path.GetFullPath(path));
        return relative.StartsWith("..", StringComparison.Ordinal) || Path.IsPathRooted(relative) ? path : relative.Replace('\\', '/');
    }
}

using System.Reflection;
using SplNet.Statements.Requirements;
using SplNet.UnitTests;

namespace SplNet.Replaying;

/// <summary>
/// Finds the assembly whose dependencies a measuring process resolves. It must be a test project or a program, because the build writes
/// dependency files only for these; the requirement may be in a library that they use.
/// </summary>
internal static class RequirementHome
{
    public static string PathOf(RequirementText text, EvaluationContext? context)
    {
        if (text.Home is { } given)
            return given.Location;
        if (context is not null)
            return context.Origin.AssemblyPath;

        // Under VSTest the entry assembly is its host, which is unrelated to the project.
        var declaring = text.Scope[0].Location;
        return CanStart(declaring) || Assembly.GetEntryAssembly() is not { } entry || TestPlatforms.IsHostOfVstest(entry)
            || !CanStart(entry.Location)
            ? declaring
            : entry.Location;
    }

    private static bool CanStart(string path) => path.Length > 0 && File.Exists(Path.ChangeExtension(path, ".runtimeconfig.json"));
}

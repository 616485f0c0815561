using System.Reflection;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;

namespace SplNet.Replaying;

/// <summary>
/// Distinguishes programs that evaluate their own experiments from programs that run tests, and from programs that only loaded the
/// evaluating code.
/// </summary>
internal static class UserProgram
{
    private const string Own = "SplNet";

    /// <summary>True if a measuring process may repeat everything that the program does.</summary>
    /// <param name="entry">The assembly with the running <c>Main</c>.</param>
    /// <param name="loaded">The assemblies of the process.</param>
    public static bool Is(Assembly entry, IReadOnlyCollection<Assembly> loaded) => !RunsTests(entry, loaded) && Uses(entry, loaded);

    private static bool RunsTests(Assembly entry, IReadOnlyCollection<Assembly> loaded) =>
        TestPlatforms.IsHostOfVstest(entry)
        || loaded.Any(static one => one.GetName().Name is { } name && (FrameworkAssemblies.Is(name) || TestPlatforms.IsPlatform(name)));

    // A shell or a notebook does not reference the assemblies that it loads for its user.
    private static bool Uses(Assembly entry, IReadOnlyCollection<Assembly> loaded)
    {
        var byName = loaded.ToLookup(static one => one.GetName().Name, StringComparer.Ordinal);
        var seen = new HashSet<Assembly> { entry };
        var open = new Queue<Assembly>(seen);
        while (open.TryDequeue(out var user))
        {
            foreach (var name in user.GetReferencedAssemblies().Select(static reference => reference.Name))
            {
                if (name == Own)
                    return true;
                foreach (var used in byName[name].Where(seen.Add))
                    open.Enqueue(used);
            }
        }

        return false;
    }
}

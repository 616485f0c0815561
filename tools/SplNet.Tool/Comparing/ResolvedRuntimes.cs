using SplNet.Values.Runtimes;

namespace SplNet.Tool.Comparing;

/// <summary>Checks that runtimes are installed and can run what is measured, before anything is built, measured or waited for.</summary>
internal static class ResolvedRuntimes
{
    /// <summary>Checks one runtime.</summary>
    /// <param name="runtime">The runtime.</param>
    /// <param name="tests">Assemblies, or projects that are not built yet.</param>
    /// <exception cref="SplNetException">It cannot run one of them.</exception>
    public static void Require(Runtime runtime, IEnumerable<string> tests)
    {
        foreach (var place in tests.Distinct(StringComparer.Ordinal))
            VersionOf(runtime, place);
    }

    /// <summary>Checks several runtimes.</summary>
    /// <param name="runtimes">The runtimes.</param>
    /// <param name="tests">Assemblies, or projects that are not built yet.</param>
    /// <exception cref="SplNetException">One of them cannot run an assembly, or two are the same version.</exception>
    public static void RequireDistinct(IReadOnlyList<Runtime> runtimes, IEnumerable<string> tests)
    {
        foreach (var place in tests.Distinct(StringComparer.Ordinal))
        {
            var found = new Dictionary<RuntimeVersion, Runtime>();
            foreach (var runtime in runtimes)
            {
                var version = VersionOf(runtime, place);
                if (!found.TryAdd(version, runtime))
                    throw new SplNetException(
                        $"'{found[version].Text}' and '{runtime.Text}' are both {version}. " +
                        "Name each runtime once; 'splnet check' compares code with itself.");
            }
        }
    }

    private static RuntimeVersion VersionOf(Runtime runtime, string place) =>
        Path.GetExtension(place).EndsWith("proj", StringComparison.OrdinalIgnoreCase)
            ? RuntimeChoice.CoreOf(runtime, InstalledFrameworks.Here)
            : RuntimeChoice.Of(runtime, Path.GetFullPath(place), InstalledFrameworks.Here).Core;
}

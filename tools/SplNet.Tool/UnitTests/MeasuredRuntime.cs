using System.Text.Json.Nodes;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.UnitTests;

/// <summary>
/// The runtime on which unit tests are measured: the one that they ask for, but none before the version of SplNet. The runtime of the tool
/// does not matter.
/// </summary>
internal static class MeasuredRuntime
{
    private static readonly RuntimeVersion Least = RuntimeChoice.OfSplNet;

    /// <summary>Writes the runtime configuration of the benchmarks.</summary>
    /// <param name="tests">The tests' assembly.</param>
    /// <param name="assembly">The assembly of the benchmarks.</param>
    public static void Write(string tests, string assembly)
    {
        var configuration = RuntimeConfiguration.Of(tests);
        var content = configuration is null
            ? new JsonObject { ["runtimeOptions"] = new JsonObject
            {
                ["tfm"] = Moniker(Least),
                ["framework"] = new JsonObject { ["name"] = InstalledFrameworks.Core, ["version"] = Least.ToString() },
            } }.ToJsonString()
            : configuration.With(Raised(configuration), Moniker(For(configuration)));
        File.WriteAllText(RuntimeConfiguration.PathOf(assembly), content);
    }

    /// <summary>The version of .NET for which benchmarks of tests are compiled.</summary>
    /// <param name="configuration">The runtime configuration of the tests, or of the benchmarks; null if there is none.</param>
    public static RuntimeVersion For(RuntimeConfiguration? configuration) =>
        configuration?.Runtime is { } asked && asked.CompareTo(Least) > 0 ? asked : Least;

    private static Dictionary<string, RuntimeVersion> Raised(RuntimeConfiguration configuration) => configuration.Frameworks
        .Where(static framework => InstalledFrameworks.IsOfTheRuntime(framework.Name) && framework.Least.CompareTo(Least) < 0)
        .DistinctBy(static framework => framework.Name, StringComparer.Ordinal)
        .ToDictionary(static framework => framework.Name, static _ => Least, StringComparer.Ordinal);

    private static string Moniker(RuntimeVersion version) => $"net{version.Number.ToString(2)}";
}

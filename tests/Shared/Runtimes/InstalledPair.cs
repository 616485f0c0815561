using System.Runtime.InteropServices;

namespace SplNet.Tests.Shared;

/// <summary>The runtimes 10 and 11 side by side, which a machine may lack.</summary>
internal static class InstalledPair
{
    private static readonly string Runtimes = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), ".."));

    /// <summary>Skips the test if one of them is missing.</summary>
    public static void SkipIfMissing() => Assert.SkipUnless(
        Has("10.") && Has("11."),
        "The runtimes 10 and 11 are not both installed next to the runtime of this test; tests/net11/run lays them out.");

    private static bool Has(string version) =>
        Directory.EnumerateDirectories(Runtimes).Any(folder => Path.GetFileName(folder).StartsWith(version, StringComparison.Ordinal));
}

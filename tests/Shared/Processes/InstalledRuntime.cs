using System.Runtime.InteropServices;

namespace SplNet.Tests.Shared;

/// <summary>The runtimes next to the one that runs this process.</summary>
internal static class InstalledRuntime
{
    private static readonly string Folder = Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..");

    /// <summary>Why a test is skipped that needs a runtime, by its major version.</summary>
    /// <param name="major">11 for .NET 11.</param>
    public static string Reason(int major) => $"The runtime of .NET {major} is not installed; tests/net11/run brings .NET 11.";

    /// <summary>True if it is installed.</summary>
    /// <param name="major">11 for .NET 11.</param>
    public static bool Has(int major) =>
        Environment.Version.Major == major || (Directory.Exists(Folder) && Directory.EnumerateDirectories(Folder, $"{major}.*").Any());
}

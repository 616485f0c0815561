using System.Runtime.InteropServices;

namespace SplNet.Tests.Shared;

/// <summary>Tells whether the .NET that runs this process has an SDK, which builds and installs. Under Wine it has none.</summary>
internal static class InstalledSdk
{
    public static bool IsThere { get; } = Directory.Exists(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "sdk"));
}

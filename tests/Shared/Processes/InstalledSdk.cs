using System.Runtime.InteropServices;

namespace SplNet.Tests.Shared;

/// <summary>
/// Tells whether the .NET that runs this process has an SDK, which builds and installs. Under Wine it has none, but the compiler of one.
/// </summary>
internal static class InstalledSdk
{
    private static readonly string Folder = Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "sdk");

    public static bool IsThere { get; } = Directory.Exists(Folder)
        && Directory.EnumerateDirectories(Folder).Any(static sdk => File.Exists(Path.Combine(sdk, "dotnet.dll")));
}

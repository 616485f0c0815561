using System.Runtime.InteropServices;

namespace SplNet.Versions.Builds.Running;

/// <summary>The <c>dotnet</c> command that belongs to the running process, so that a build uses the same installation.</summary>
internal static class DotNetCommand
{
    // The runtime is in <root>/shared/<framework>/<version>/, its muxer in <root>.
    public static string Path()
    {
        var name = OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet";
        var muxer = System.IO.Path.GetFullPath(System.IO.Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", name));
        if (File.Exists(muxer))
            return muxer;
        return Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } path && File.Exists(path) ? path : name;
    }
}

using System.Runtime.InteropServices;
using SplNet.Values.Runtimes;

namespace SplNet.Measuring;

/// <summary>The name of the runtime of this process.</summary>
internal static class RuntimeName
{
    /// <summary>
    /// The name with the installed version, as the requested runtime is found: <c>.NET 11.0.0</c>. If the runtime is not an installed one,
    /// its own description.
    /// </summary>
    public static string Current { get; } = InstalledFrameworks.Current is { } version
        ? $".NET {version}"
        : RuntimeInformation.FrameworkDescription;
}

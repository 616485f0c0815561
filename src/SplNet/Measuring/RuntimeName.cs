using System.Runtime.InteropServices;
using SplNet.Values.Runtimes;

namespace SplNet.Measuring;

/// <summary>The name of the runtime of this process.</summary>
internal static class RuntimeName
{
    /// <summary>The name by its installed version, as the one that was asked for is found: <c>.NET 11.0.0</c>. If the runtime is not an installed one, the name that it gives itself.</summary>
    public static string Current { get; } = InstalledFrameworks.Current is { } version ? $".NET {version}" : RuntimeInformation.FrameworkDescription;
}

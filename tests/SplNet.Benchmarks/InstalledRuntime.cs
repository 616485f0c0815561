using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;
using SplNet.Processes;

namespace SplNet.Benchmarks;

/// <summary>A runtime that is installed next to the one that runs this process.</summary>
/// <param name="Version">Its version.</param>
/// <param name="Folder">The folder of its assemblies.</param>
internal sealed record InstalledRuntime(string Version, string Folder)
{
    private const int Oldest = 10;

    /// <summary>The newest release of each major version from .NET 10 on.</summary>
    public static IReadOnlyList<InstalledRuntime> All()
    {
        // <root>/shared/Microsoft.NETCore.App/<version>/
        var folder = Path.GetDirectoryName(Path.TrimEndingDirectorySeparator(RuntimeEnvironment.GetRuntimeDirectory()))!;
        return
        [
            .. Directory.EnumerateDirectories(folder)
                .Select(static one =>
                    (Folder: one, Version: System.Version.TryParse(Path.GetFileName(one), out var version) ? version : null))
                .Where(static one => one.Version?.Major >= Oldest)
                .GroupBy(static one => one.Version!.Major)
                .Select(static group => group.MaxBy(static one => one.Version))
                .OrderBy(static one => one.Version)
                .Select(static one => new InstalledRuntime(one.Version!.ToString(), one.Folder)),
        ];
    }

    /// <summary>The command that runs an assembly on it.</summary>
    /// <param name="assembly">The assembly.</param>
    /// <param name="arguments">The arguments of the program.</param>
    public ProcessStartInfo Command(string assembly, params string[] arguments) =>
        new(HostCommand.DotNet(), ["exec", "--fx-version", Version, assembly, .. arguments]);

    /// <summary>Its name, as in <c>.NET 10</c>.</summary>
    public string Name => string.Create(CultureInfo.InvariantCulture, $".NET {System.Version.Parse(Version).Major}");
}

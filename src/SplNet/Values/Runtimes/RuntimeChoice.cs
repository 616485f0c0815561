using System.Reflection;
using System.Runtime.Versioning;

namespace SplNet.Values.Runtimes;

/// <summary>The versions of all frameworks of a program, for processes that run on one runtime.</summary>
/// <param name="Core">The version of the runtime.</param>
/// <param name="Versions">The version of each framework that is released with it.</param>
internal sealed record RuntimeChoice(RuntimeVersion Core, IReadOnlyDictionary<string, RuntimeVersion> Versions)
{
    /// <summary>The version of .NET for which SplNet itself is built, the lowest that can run a measuring process.</summary>
    public static RuntimeVersion OfSplNet { get; } = RuntimeVersion.Parse(new FrameworkName(
        typeof(RuntimeChoice).Assembly.GetCustomAttribute<TargetFrameworkAttribute>()!.FrameworkName).Version.ToString())!;

    /// <summary>Chooses the versions.</summary>
    /// <param name="runtime">The runtime.</param>
    /// <param name="assembly">The assembly of the program.</param>
    /// <param name="installed">The installed frameworks.</param>
    /// <exception cref="SplNetException">The program cannot run on the runtime: it is built for a later version, or a framework is
    /// not installed.</exception>
    public static RuntimeChoice Of(Runtime runtime, string assembly, InstalledFrameworks installed)
    {
        var configuration = RuntimeConfiguration.Of(assembly) ?? throw new SplNetException(
            $"{RuntimeConfiguration.PathOf(assembly)} is missing, so the frameworks of {Path.GetFileName(assembly)} are unknown. " +
            "Build the project with the .NET SDK; " +
            "a library needs <GenerateRuntimeConfigurationFiles>true</GenerateRuntimeConfigurationFiles>.");
        if (configuration.Runtime is not { } least)
            throw new SplNetException(
                $"{Path.GetFileName(assembly)} brings its own runtime and cannot run on {runtime}. Build it without SelfContained.");
        RequireNotEarlier(runtime, least, assembly);
        var core = CoreOf(runtime, installed);
        var versions = new Dictionary<string, RuntimeVersion>(StringComparer.Ordinal) { [InstalledFrameworks.Core] = core };
        foreach (var (name, _) in configuration.Frameworks.Where(
            static framework => InstalledFrameworks.IsOfTheRuntime(framework.Name) && framework.Name != InstalledFrameworks.Core))
            versions[name] = installed.NextTo(core, name) ?? throw Missing(runtime, name, installed);
        return new RuntimeChoice(core, versions);
    }

    /// <summary>The installed version of a runtime: a release, and of releases the newest.</summary>
    /// <param name="runtime">The runtime.</param>
    /// <param name="installed">The installed frameworks.</param>
    /// <exception cref="SplNetException">The runtime is not installed, or SplNet cannot measure on it.</exception>
    public static RuntimeVersion CoreOf(Runtime runtime, InstalledFrameworks installed)
    {
        if (runtime.Least.CompareTo(OfSplNet) < 0)
            throw new SplNetException(
                $"SplNet cannot measure on {runtime}: its measuring processes need .NET {OfSplNet.Number.Major} or later.");
        return installed.Versions(InstalledFrameworks.Core).Where(runtime.Fits).OrderByDescending(static version => version.IsRelease)
            .ThenByDescending(static version => version).FirstOrDefault()
            ?? throw Missing(runtime, InstalledFrameworks.Core, installed);
    }

    private static void RequireNotEarlier(Runtime runtime, RuntimeVersion least, string assembly)
    {
        var isOfSameLine = runtime.Least.IsOfSameLine(least);
        if (runtime.Least.CompareTo(OfSplNet) >= 0
            && (isOfSameLine ? runtime.IsExact && runtime.Least.CompareTo(least) < 0 : runtime.Least.CompareTo(least) < 0))
        {
            var needed = isOfSameLine ? least.ToString() : least.Number.ToString(2);
            throw new SplNetException(
                $"{Path.GetFileName(assembly)} is built for .NET {needed} and cannot run on {runtime}. " +
                $"Build it for net{runtime.Least.Number.ToString(2)} as well, and measure that assembly.");
        }
    }

    private static SplNetException Missing(Runtime runtime, string framework, InstalledFrameworks installed)
    {
        var kind = framework == InstalledFrameworks.Core ? "dotnet"
            : framework.Contains("AspNetCore", StringComparison.Ordinal) ? "aspnetcore"
            : "windowsdesktop";
        var wanted = runtime.IsExact ? $"--version {runtime.Least}" : $"--channel {runtime.Least.Number.ToString(2)}";
        var what = framework == InstalledFrameworks.Core ? runtime.ToString() : $"{framework} of {runtime}";
        return new SplNetException(
            $"{what} is not installed. " +
            $"{installed.Text(framework)} Install it with: dotnet-install {wanted} --runtime {kind} --install-dir {installed.Root}");
    }
}

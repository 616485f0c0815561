using System.Collections;
using System.Runtime;
using System.Runtime.InteropServices;
using Microsoft.Win32;
using SplNet.Machine;
using SplNet.Values.Runtimes;

namespace SplNet.Evaluation.Reuse;

/// <summary>Identifies a machine as long as times measured on it are comparable.</summary>
internal static class MachineIdentity
{
    private const string WindowsKey = @"HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Cryptography";

    private static readonly string[] RuntimePrefixes = ["DOTNET_", "COMPlus_"];

    // The dotnet command itself sets these each time.
    private const string CommandPrefix = "DOTNET_CLI_";

    /// <summary>
    /// The machine and its last start, its processors and how they are clocked, the share of a container, the system, the installed
    /// runtimes and the variables of the environment that runtimes read; one line each. Together with a runtime configuration these decide
    /// on which runtime a measuring process runs; it may differ from the runtime of this process.
    /// </summary>
    /// <param name="sys">Where the kernel's objects are mounted.</param>
    /// <param name="proc">Where processes are mounted.</param>
    public static string Text(string sys = "/sys", string proc = "/proc") => string.Join('\n', Lines(sys, proc));

    /// <summary>
    /// What decides which code runs, without the machine itself: system, runtimes, variables that runtimes read; one line each.
    /// </summary>
    public static string Software() => string.Join('\n', SoftwareLines());

    /// <summary>When the machine was started, at the latest.</summary>
    public static DateTimeOffset Start(TimeProvider clock) => clock.GetUtcNow() - TimeSpan.FromMilliseconds(Environment.TickCount64);

    private static IEnumerable<string> Lines(string sys, string proc)
    {
        var machine = MachineReadings.Take(sys, proc);
        yield return $"machine {Id() ?? Environment.MachineName}";
        yield return $"start {KernelFile.Read(Path.Combine(proc, "sys/kernel/random/boot_id"))}";
        yield return $"processors {machine.Processors} {machine.Processor}";
        yield return $"clock {string.Join(' ', machine.Governors)} turbo {machine.Turbo} slowed {machine.Slowed} " +
            $"battery {machine.OnBattery}";
        yield return "share " +
            $"{KernelFile.Read(Path.Combine(sys, "fs/cgroup/cpu.max"))} {KernelFile.Read(Path.Combine(sys, "fs/cgroup/memory.max"))}";
        foreach (var line in SoftwareLines())
            yield return line;
    }

    private static IEnumerable<string> SoftwareLines()
    {
        yield return $"system {RuntimeInformation.OSDescription} {Environment.OSVersion} {RuntimeInformation.ProcessArchitecture}";
        yield return $"runtimes {string.Join(' ', InstalledFrameworks.Here.Versions(InstalledFrameworks.Core))} " +
            $"server {GCSettings.IsServerGC}";
        foreach (var setting in RuntimeVariables().Order(StringComparer.Ordinal))
            yield return setting;
    }

    private static string? Id() => OperatingSystem.IsWindows()
        ? Registry.GetValue(WindowsKey, "MachineGuid", null) as string
        : KernelFile.Read("/etc/machine-id") is { Length: > 0 } id ? id : null;

    private static IEnumerable<string> RuntimeVariables() => Environment.GetEnvironmentVariables().Cast<DictionaryEntry>()
        .Select(static variable => $"{variable.Key}={variable.Value}")
        .Where(static variable => RuntimePrefixes.Any(prefix => variable.StartsWith(prefix, StringComparison.OrdinalIgnoreCase)))
        .Where(static variable => !variable.StartsWith(CommandPrefix, StringComparison.OrdinalIgnoreCase));
}

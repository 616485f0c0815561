using System.Diagnostics;
using System.Globalization;

namespace SplNet.Tests.Processes;

/// <summary>The processes of this machine, as far as the system tells.</summary>
internal static class RunningProcesses
{
    private const string Table = "/proc";

    /// <summary>The processes that were started with a variable in their environment; none where the system does not tell.</summary>
    public static IReadOnlyList<int> WithInEnvironment(string assignment) => Directory.Exists(Table)
        ? [.. Directory.EnumerateDirectories(Table).Select(static folder => Number(folder))
            .Where(process => process > 0 && Environments(process).Contains(assignment, StringComparer.Ordinal))]
        : [];

    public static bool Runs(int process) => OperatingSystem.IsWindows()
        ? Process.GetProcesses().Any(running => running.Id == process)
        : Directory.Exists($"{Table}/{process}") && Environments(process).Length > 0;

    // A process that ended, also one whose parent has not noticed yet, has no environment.
    private static string[] Environments(int process)
    {
        try
        {
            return File.ReadAllText($"{Table}/{process}/environ").Split('\0', StringSplitOptions.RemoveEmptyEntries);
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }

    private static int Number(string folder) =>
        int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : 0;
}

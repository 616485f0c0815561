using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Evaluation.Toolchain;

/// <summary>
/// Finds processes by the paths in their command lines, on a system that reveals neither their environment nor their job: macOS.
/// </summary>
internal static class NamedProcesses
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(5);

    /// <summary>Ends all, with what they have started.</summary>
    /// <param name="path">A path that only their command lines contain.</param>
    public static void Kill(string path)
    {
        foreach (var id in Ids(path))
        {
            try
            {
                using var process = Process.GetProcessById(id);
                process.Kill(entireProcessTree: true);
            }
            catch (Exception gone) when (gone is ArgumentException or InvalidOperationException or Win32Exception)
            {
                // It has ended meanwhile.
            }
        }
    }

    private static List<int> Ids(string path)
    {
        try
        {
            using var search = Process.Start(
                new ProcessStartInfo("pgrep", ["-f", Regex.Escape(path)]) { RedirectStandardOutput = true, UseShellExecute = false })!;
            var found = search.StandardOutput.ReadToEnd();
            search.WaitForExit(Patience);
            return [.. found.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
                .Select(static line => int.Parse(line, CultureInfo.InvariantCulture))];
        }
        catch (Win32Exception)
        {
            return []; // the system does not have the command
        }
    }
}

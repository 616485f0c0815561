using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace SplNet.Versions.Builds.Running;

/// <summary>
/// A mark in the environment of all processes of a build. What has lost its parent, as servers and nodes of build tools do on purpose, is
/// still found by it; so is what a killed process of SplNet's could not end itself. Where the system does not show environments, only the tree of
/// processes is ended.
/// </summary>
/// <param name="value">The mark: the name of the private folder of the build.</param>
internal sealed class BuildMark(string value)
{
    private const string Variable = "SPLNET_BUILD";
    private const string Table = "/proc";

    public void Put(IDictionary<string, string?> environment) => environment[Variable] = value;

    /// <summary>Ends all marked processes.</summary>
    public void Kill()
    {
        if (!OperatingSystem.IsLinux())
            return;
        foreach (var id in Marked())
            Kill(id);
    }

    /// <summary>The marked processes that run; none where the system does not tell.</summary>
    public IReadOnlyList<int> Marked()
    {
        if (!OperatingSystem.IsLinux())
            return [];
        var text = Encoding.ASCII.GetBytes($"{Variable}={value}");
        return
        [
            .. Directory.EnumerateDirectories(Table)
                .Where(folder => int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out _) && Has(folder, text))
                .Select(static folder => int.Parse(Path.GetFileName(folder), CultureInfo.InvariantCulture)),
        ];
    }

    private static bool Has(string folder, byte[] text)
    {
        try
        {
            return File.ReadAllBytes(Path.Combine(folder, "environ")).AsSpan().IndexOf(text) >= 0;
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    private static void Kill(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            process.Kill();
        }
        catch (Exception gone) when (gone is ArgumentException or InvalidOperationException or Win32Exception)
        {
            // It has ended meanwhile.
        }
    }
}

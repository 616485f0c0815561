using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace SplNet.Measuring.Launching;

/// <summary>
/// The processes that a measuring process has started. When it crashes they lose their parent, and only a mark in their
/// environment still tells whose they are. Where the system does not show environments, they are left alone.
/// </summary>
internal sealed class Descendants
{
    /// <summary>The variable that carries the mark.</summary>
    public const string Variable = "SPLNET_LAUNCH";
    private const string Table = "/proc";

    private readonly string _mark = Guid.NewGuid().ToString("N");

    /// <summary>The mark of these processes.</summary>
    public string Value => _mark;

    public void Mark(IDictionary<string, string?> environment) => environment[Variable] = _mark;

    public void Kill()
    {
        if (!OperatingSystem.IsLinux())
            return;
        foreach (var folder in Directory.EnumerateDirectories(Table))
        {
            if (int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var id) && IsMarked(folder))
                Kill(id);
        }
    }

    private bool IsMarked(string folder)
    {
        try
        {
            var environment = File.ReadAllBytes(Path.Combine(folder, "environ"));
            return environment.AsSpan().IndexOf(Encoding.ASCII.GetBytes($"{Variable}={_mark}")) >= 0;
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
        catch (Exception gone) when (gone is ArgumentException or InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            // It has ended meanwhile.
        }
    }
}

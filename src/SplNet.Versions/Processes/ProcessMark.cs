using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace SplNet.Versions.Processes;

/// <summary>
/// A mark in the environment of a process, which all that it starts inherit. What has lost its parent, by a crash or on purpose, is still found by
/// it. Where the system does not show environments, such processes are left alone.
/// </summary>
/// <param name="variable">The variable that carries the mark.</param>
/// <param name="value">The mark, which nothing else has.</param>
internal class ProcessMark(string variable, string value)
{
    private const string Table = "/proc";

    /// <summary>The variable that carries the mark.</summary>
    public string Variable => variable;

    /// <summary>The mark.</summary>
    public string Value => value;

    public void Put(IDictionary<string, string?> environment) => environment[variable] = value;

    /// <summary>Ends all marked processes.</summary>
    public void Kill()
    {
        if (!OperatingSystem.IsLinux())
            return;
        var text = Encoding.ASCII.GetBytes($"{variable}={value}");
        foreach (var folder in Directory.EnumerateDirectories(Table))
        {
            if (int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var id) && Has(folder, text))
                Kill(id);
        }
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

using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;

namespace SplNet.Versions.Processes;

/// <summary>
/// A mark in the environment of a process, which all that it starts inherit. What has lost its parent, by a crash or on purpose, is still found by
/// it; on Windows by a job that they are in. Elsewhere (macOS) such processes are left alone.
/// </summary>
/// <param name="variable">The variable that carries the mark.</param>
/// <param name="value">The mark, which nothing else has.</param>
internal class ProcessMark(string variable, string value)
{
    private const string Table = "/proc";

    // Its fifth word is the id that was given last.
    private const string Load = Table + "/loadavg";

    private const int Looks = 20;

    private static readonly TimeSpan LongestStart = TimeSpan.FromMilliseconds(100);

    private SafeHandle? _job;

    /// <summary>The variable that carries the mark.</summary>
    public string Variable => variable;

    /// <summary>The mark.</summary>
    public string Value => value;

    /// <summary>Marks processes that are to be started with an environment.</summary>
    public void Put(IDictionary<string, string?> environment)
    {
        environment[variable] = value;
        Open();
    }

    /// <summary>Makes ready for processes that join by themselves (<see cref="Join"/>).</summary>
    public void Open()
    {
        if (OperatingSystem.IsWindows())
            _job ??= JobObject.Create(JobName(variable, value));
    }

    /// <summary>Keeps hold of a process that has just been started with the mark, where its environment is not shown.</summary>
    public void Take(Process process)
    {
        if (OperatingSystem.IsWindows() && _job is JobObject job)
            job.Take(process);
    }

    /// <summary>Leaves marked processes alone from now on, also when this process ends.</summary>
    public void LetGo()
    {
        if (OperatingSystem.IsWindows() && Interlocked.Exchange(ref _job, null) is JobObject job)
            job.LetGo();
    }

    /// <summary>Ends a marked process that still runs, with what it has started.</summary>
    public void End(Process process)
    {
        // A job has them all. A search for children reads the beginning of every process of the system, which fails where one is just ending.
        if (OperatingSystem.IsWindows() && _job is not null)
        {
            process.Kill();
            Kill();
        }
        else
        {
            process.Kill(entireProcessTree: true);
        }
    }

    /// <summary>Ends all marked processes.</summary>
    public void Kill()
    {
        if (OperatingSystem.IsWindows())
            JobObject.End(JobName(variable, value));
        if (OperatingSystem.IsLinux())
            KillAbove(0);
    }

    /// <summary>
    /// Ends what a marked process has left that has ended. Only environments of processes that were started later are read, so it takes little time where it is nothing.
    /// </summary>
    /// <param name="id">The id of the process that has ended.</param>
    public void KillLeftBy(int id)
    {
        if (OperatingSystem.IsLinux())
            KillAbove(LowestAfter(id, LoadText()));
        else
            Kill();
    }

    /// <summary>Above which id the processes are that were started after one: ids go up, and begin anew behind the highest.</summary>
    /// <param name="id">The id of the one.</param>
    /// <param name="load">What the system tells of its load.</param>
    internal static int LowestAfter(int id, string load) =>
        load.Split(' ') is [_, _, _, _, var word, ..] && int.TryParse(word, NumberStyles.AllowTrailingWhite, CultureInfo.InvariantCulture, out var last) && last >= id ? id : 0;

    /// <summary>Puts this process where its mark says, if it has one: for programs that others start.</summary>
    /// <param name="variable">The variable that carries the mark.</param>
    public static void Join(string variable)
    {
        if (OperatingSystem.IsWindows() && Environment.GetEnvironmentVariable(variable) is { Length: > 0 } value)
            JobObject.Join(JobName(variable, value));
    }

    // What was found may have started something meanwhile, so they are looked for until there are none.
    private void KillAbove(int lowest)
    {
        var isFound = true;
        for (var look = 0; isFound && look < Looks; look++)
        {
            isFound = false;
            foreach (var id in Above(lowest))
            {
                Kill(id);
                isFound = true;
            }
        }
    }

    private IEnumerable<int> Above(int lowest)
    {
        var text = Encoding.ASCII.GetBytes($"{variable}={value}");
        foreach (var folder in Directory.EnumerateDirectories(Table))
        {
            if (int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var id) && id > lowest && Has(folder, text))
                yield return id;
        }
    }

    private static string JobName(string variable, string value) => $"{variable}={value}";

    private static string LoadText()
    {
        try
        {
            return File.ReadAllText(Load);
        }
        catch (Exception hidden) when (hidden is IOException or UnauthorizedAccessException)
        {
            return string.Empty;
        }
    }

    // A process that becomes another program has no environment for a moment, and a read that has begun before ends early: what two reads tell alike is whole.
    private static bool Has(string folder, byte[] text)
    {
        try
        {
            var (isFound, before) = (false, default(byte[]));
            SpinWait.SpinUntil(IsTold, LongestStart);
            return isFound;

            bool IsTold()
            {
                var now = File.ReadAllBytes(Path.Combine(folder, "environ"));
                isFound = now.AsSpan().IndexOf(text) >= 0;
                var isWhole = before is not null && now.AsSpan().SequenceEqual(before) && (now.Length > 0 || !IsBecomingAnother(File.ReadAllText(Path.Combine(folder, "stat"))));
                before = now;
                return isFound || isWhole;
            }
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    /// <summary>Whether a process without an environment is to have one: it neither has ended nor is a thread of the kernel, which are children of the second process.</summary>
    /// <param name="stat">What the system tells of it: its id, its name in brackets, its state, the id of its parent.</param>
    internal static bool IsBecomingAnother(string stat) => stat[(stat.LastIndexOf(')') + 1)..].Split(' ') is [_, not ("Z" or "X"), not ("2" or "0"), ..];

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

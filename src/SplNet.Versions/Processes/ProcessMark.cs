using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;

namespace SplNet.Versions.Processes;

/// <summary>
/// A mark in the environment of a process, which all its child processes inherit. It finds processes that lost their parent
/// in a crash or on purpose. On Windows, a job object that contains them does the same. Elsewhere (macOS) such processes are left alone.
/// </summary>
/// <param name="variable">The environment variable of the mark.</param>
/// <param name="value">The mark, which is unique.</param>
internal class ProcessMark(string variable, string value)
{
    private const string Table = "/proc";

    // Its fifth word is the process id assigned last.
    private const string Load = Table + "/loadavg";

    private const int MaxAttempts = 20;

    private static readonly TimeSpan LongestStart = TimeSpan.FromMilliseconds(100);

    private SafeHandle? _job;

    /// <summary>Gets the environment variable of the mark.</summary>
    public string Variable => variable;

    /// <summary>Gets the mark.</summary>
    public string Value => value;

    /// <summary>Marks processes that will start with this environment.</summary>
    public void Put(IDictionary<string, string?> environment)
    {
        environment[variable] = value;
        Open();
    }

    /// <summary>Prepares for processes that join by themselves (<see cref="Join"/>).</summary>
    public void Open()
    {
        if (OperatingSystem.IsWindows())
            _job ??= JobObject.Create(JobName(variable, value));
    }

    /// <summary>Tracks a process that has just started with the mark, on systems that do not show its environment.</summary>
    public void Take(Process process)
    {
        if (OperatingSystem.IsWindows() && _job is JobObject job)
            job.Take(process);
    }

    /// <summary>Leaves marked processes alone from now on, even when this process ends.</summary>
    public void LetGo()
    {
        if (OperatingSystem.IsWindows() && Interlocked.Exchange(ref _job, null) is JobObject job)
            job.LetGo();
    }

    /// <summary>Ends a running marked process with all its children.</summary>
    public void End(Process process)
    {
        // The job contains them all. Searching for children reads information about every process of the system, which fails for a process
        // that is just ending.
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
    /// Ends the remaining children of a marked process that has ended. It reads only the environments of processes that started later, so
    /// it is fast if there are none.
    /// </summary>
    /// <param name="id">The id of the process that has ended.</param>
    public void KillLeftBy(int id)
    {
        if (OperatingSystem.IsLinux())
            KillAbove(LowestAfter(id, LoadText()));
        else
            Kill();
    }

    /// <summary>
    /// Gets the id above which all processes started after a given process. Ids increase, and restart at the bottom after the maximum.
    /// </summary>
    /// <param name="id">The id of the given process.</param>
    /// <param name="load">The load information of the system.</param>
    internal static int LowestAfter(int id, string load) =>
        load.Split(' ') is [_, _, _, _, var word, ..]
        && int.TryParse(word, NumberStyles.AllowTrailingWhite, CultureInfo.InvariantCulture, out var last) && last >= id
            ? id
            : 0;

    /// <summary>Puts this process into the job that its mark names, if it has one; for programs started by others.</summary>
    /// <param name="variable">The environment variable of the mark.</param>
    public static void Join(string variable)
    {
        if (OperatingSystem.IsWindows() && Environment.GetEnvironmentVariable(variable) is { Length: > 0 } value)
            JobObject.Join(JobName(variable, value));
    }

    // A process may have started others meanwhile, so search until there are none.
    private void KillAbove(int lowest)
    {
        var isFound = true;
        for (var attempt = 0; isFound && attempt < MaxAttempts; attempt++)
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
            if (int.TryParse(Path.GetFileName(folder), NumberStyles.None, CultureInfo.InvariantCulture, out var id) && id > lowest
                && Has(folder, text))
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

    // A process that executes another program has no environment for a moment, and a read that started earlier ends early. Two
    // equal reads are complete.
    private static bool Has(string folder, byte[] text)
    {
        try
        {
            var (isFound, before) = (false, default(byte[]));
            SpinWait.SpinUntil(IsReported, LongestStart);
            return isFound;

            bool IsReported()
            {
                var now = File.ReadAllBytes(Path.Combine(folder, "environ"));
                isFound = now.AsSpan().IndexOf(text) >= 0;
                var isWhole = before is not null && now.AsSpan().SequenceEqual(before)
                    && (now.Length > 0 || !IsBecomingAnother(File.ReadAllText(Path.Combine(folder, "stat"))));
                before = now;
                return isFound || isWhole;
            }
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    /// <summary>
    /// Checks whether a process without an environment will get one: it has neither ended nor is it a kernel thread,
    /// whose parent is process 2.
    /// </summary>
    /// <param name="stat">Its status line: id, name in brackets, state, parent id.</param>
    internal static bool IsBecomingAnother(string stat) =>
        stat[(stat.LastIndexOf(')') + 1)..].Split(' ') is [_, not ("Z" or "X"), not ("2" or "0"), ..];

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

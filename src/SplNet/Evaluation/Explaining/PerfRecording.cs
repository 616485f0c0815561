using System.Diagnostics;
using System.Globalization;
using SplNet.Measuring.Instructions;

namespace SplNet.Evaluation.Explaining;

/// <summary>Samples of the processor while a process runs, by <c>perf record</c>; from its start to the end of that process.</summary>
internal sealed class PerfRecording : IDisposable
{
    private const string Command = "perf";
    private const int SamplesPerSecond = 997;

    // perf ends when the process does, and then writes what it has.
    private static readonly TimeSpan LongestWait = TimeSpan.FromSeconds(10);

    private readonly Process _perf;
    private readonly string _file;
    private readonly string _map;

    private PerfRecording(Process perf, string file, string map) => (_perf, _file, _map) = (perf, file, map);

    /// <summary>
    /// Variables of a process whose compiled methods perf is to name: the runtime writes the map where perf expects it, and its code is
    /// where the map says.
    /// </summary>
    public static IReadOnlyDictionary<string, string?> Variables { get; } = CodeMap.Variables("/tmp");

    /// <summary>True if perf is installed.</summary>
    public static bool IsInstalled { get; } = OperatingSystem.IsLinux()
        && (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator)
            .Any(static folder => folder.Length > 0 && File.Exists(Path.Combine(folder, Command)));

    /// <summary>Starts to sample a process; null if the system refuses.</summary>
    /// <param name="process">The id of the process.</param>
    /// <param name="folder">A folder that takes the samples.</param>
    public static PerfRecording? Begin(int process, string folder)
    {
        var id = process.ToString(CultureInfo.InvariantCulture);
        var file = Path.Combine(folder, id + ".perf");
        try
        {
            var perf = Process.Start(Start(
                "record", "--quiet", "-F", SamplesPerSecond.ToString(CultureInfo.InvariantCulture), "-e", "cpu-clock:u", "-p", id, "-o",
                file));
            return perf is null ? null : new PerfRecording(perf, file, $"/tmp/perf-{id}.map");
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }

    /// <summary>The share of the samples in each method, once the process has ended; null if there is none.</summary>
    public IReadOnlyDictionary<string, double>? Shares()
    {
        if (!_perf.WaitForExit(LongestWait) || !File.Exists(_file))
            return null;
        using var report = Process.Start(
            Start("report", "--stdio", "--no-children", "--sort", "symbol", "-g", "none", "--percent-limit", "0.1", "-i", _file));
        var text = report!.StandardOutput.ReadToEnd();
        report.WaitForExit();
        return PerfReport.Shares(text) is { Count: > 0 } shares ? shares : null;
    }

    public void Dispose()
    {
        if (!_perf.HasExited)
            _perf.Kill();
        _perf.WaitForExit();
        _perf.Dispose();
        File.Delete(_map);
        File.Delete(_map.Replace("/perf-", "/perfinfo-", StringComparison.Ordinal));
    }

    // Its messages about missing rights are discarded; the missing samples are optional.
    private static ProcessStartInfo Start(params string[] arguments) => new(Command, arguments)
    {
        RedirectStandardOutput = true,
        RedirectStandardError = true,
        RedirectStandardInput = true,
        UseShellExecute = false,
    };
}

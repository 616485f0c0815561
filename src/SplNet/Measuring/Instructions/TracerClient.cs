using System.Diagnostics;
using System.Globalization;
using SplNet.Host.Tracing;

namespace SplNet.Measuring.Instructions;

/// <summary>
/// The tracer as the measuring process sees it: a process of the host that is a child of this one, and traces one of its threads.
/// </summary>
internal sealed class TracerClient : IDisposable
{
    private static readonly TimeSpan StartTime = TimeSpan.FromSeconds(20);

    // Unlike the process of the user, the tracer needs no profilers, hooks or parallel heaps.
    private static readonly Dictionary<string, string?> Lean = new(StringComparer.Ordinal)
    {
        ["CORECLR_ENABLE_PROFILING"] = "0", ["DOTNET_STARTUP_HOOKS"] = null, ["DOTNET_EnableDiagnostics"] = "0", ["DOTNET_gcServer"] = "0",
    };

    private readonly Process _process;

    private TracerClient(Process process) => _process = process;

    /// <summary>
    /// Starts a tracer; null if this process was not started by the host, whose tracer would end a program of the user's with it.
    /// </summary>
    public static TracerClient? Start()
    {
        if (HostArguments() is not { } arguments)
            return null;
        var start =
            new ProcessStartInfo(arguments[0]) { UseShellExecute = false, RedirectStandardInput = true, RedirectStandardOutput = true };
        foreach (var argument in arguments.Skip(1).Append(Host.Program.CountInstructions))
            start.ArgumentList.Add(argument);
        foreach (var (name, value) in Lean)
            start.Environment[name] = value;
        var tracer = new TracerClient(Process.Start(start)!);
        Marker.Allow(tracer._process.Id);
        return tracer;
    }

    /// <summary>Makes the tracer trace the calling thread.</summary>
    /// <param name="counts">The number of pairs of markers that follow.</param>
    /// <param name="isLocated">True if the addresses of the instructions are asked for.</param>
    /// <returns>Null if it is traced; else the number of the system's error, or -1 if the tracer does not answer.</returns>
    public int? Trace(int counts, bool isLocated)
    {
        try
        {
            var located = isLocated ? $" {Tracer.Located}" : string.Empty;
            _process.StandardInput.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{Marker.Thread()} {counts}{located}"));
            _process.StandardInput.Flush();
            using var patience = new CancellationTokenSource(StartTime);
            var answer = _process.StandardOutput.ReadLineAsync(patience.Token).AsTask().GetAwaiter().GetResult();
            return answer == Tracer.Ready ? null
                : int.TryParse(answer, CultureInfo.InvariantCulture, out var error) ? error
                : -1;
        }
        catch (Exception silence) when (silence is IOException or OperationCanceledException)
        {
            return -1;
        }
    }

    /// <summary>The counts between the pairs of markers, as the tracer writes them.</summary>
    public string[] Counts() => _process.StandardOutput.ReadLine()?.Split(' ') ?? [];

    /// <summary>
    /// How often the thread stopped at which address during the even counts, and, at the next call, during the odd ones. Only after
    /// <see cref="Counts"/>, and if they were asked for.
    /// </summary>
    public IEnumerable<(ulong Address, long Stops)> Places() =>
        from place in _process.StandardOutput.ReadLine()?.Split(' ', StringSplitOptions.RemoveEmptyEntries) ?? []
        let colon = place.IndexOf(':', StringComparison.Ordinal)
        select (
            ulong.Parse(place.AsSpan(0, colon), CultureInfo.InvariantCulture),
            long.Parse(place.AsSpan(colon + 1), CultureInfo.InvariantCulture));

    /// <inheritdoc/>
    public void Dispose()
    {
        Marker.Allow(0);
        try
        {
            _process.StandardInput.Close();
        }
        catch (IOException)
        {
            // It has ended.
        }

        _process.Dispose();
    }

    // The command that started this process, without the arguments of the host. The tracer uses the same dependency and runtime files.
    private static List<string>? HostArguments()
    {
        var host = typeof(Host.Program).Assembly.Location;
        var arguments = File.ReadAllText("/proc/self/cmdline").Split('\0').ToList();
        var place = arguments.IndexOf(host);
        return place < 1 || Environment.ProcessPath is not { } program ? null : [program, .. arguments.Take(place + 1).Skip(1)];
    }
}

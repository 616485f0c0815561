using System.Diagnostics;
using SplNet.Tool.Requirements;
using SplNet.Versioning;

namespace SplNet.Tool.Watching;

/// <summary>
/// The command <c>splnet watch</c>: measures in a separate process, which loads assemblies afresh, whenever files have changed.
/// </summary>
internal sealed class WatchCommand(TextWriter output, TextWriter errors)
{
    // Files are polled: systems do not report changes on every disk, such as disks of containers and networks.
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(400);

    private readonly WrittenData _written = new();
    private volatile bool _isEnding;

    /// <summary>Measures until a signal ends the process.</summary>
    /// <param name="request">The measured requirements, and the targets of their results.</param>
    /// <param name="arguments">The words of the command line after <c>watch</c>.</param>
    public ExitCode Run(RunRequest request, IReadOnlyList<string> arguments)
    {
        using var pause = new ManualResetEventSlim();
        var files = new WatchedFiles(request.Inputs, request.Views);
        while (true)
        {
            var state = Settled(files, pause);
            using var run = Begin(arguments);
            using var interrupted = Interruption.BeforeTheEnd(code => EndInOrder(run, code));
            var changed = Changed(run, files, state, pause);
            StayOut(pause);
            if (!run.HasExited)
                run.Kill(entireProcessTree: true);
            run.WaitForExit();
            output.WriteLine();
            errors.WriteLine(
                $"{(changed.Count == 0 ? "Something" : string.Join(", ", changed))} {(changed.Count > 1 ? "have" : "has")} changed. " +
                "Measuring again.");
        }
    }

    // Waits for it; the message does not name code and settings.
    private IReadOnlyList<string> Changed(Process run, WatchedFiles files, WatchedState before, ManualResetEventSlim pause)
    {
        _written.Begin();
        while (true)
        {
            // A change that is seen together with the end came before it.
            var ended = run.WaitForExit(Pause);
            var now = files.Look();
            if (!now.HasCodeOf(before))
                return [];
            if (MakingOld(now.ChangedData(before)) is { Count: > 0 } data)
                return data;
            if (ended)
                break;
            before = before.WithDataOf(now);
        }

        StayOut(pause);
        if (run.ExitCode == (int)ExitCode.Usage)
            errors.WriteLine("It cannot be measured; see the problem above.");
        errors.WriteLine($"Waiting for a change of {string.Join(", ", files.Names)}. Ctrl+C ends.");

        // After that line, which may go into a file next to the assembly.
        for (before = files.Look(); ;)
        {
            pause.Wait(Pause);
            var now = files.Look();
            if (!now.HasCodeOf(before))
                return [];
            if (now.ChangedData(before).Concat(now.NewData(before)).ToList() is { Count: > 0 } data)
                return data;
        }
    }

    // The run sums up and writes what it has measured.
    private void EndInOrder(Process run, int code)
    {
        _isEnding = true;
        InputWatch.End(run, code);
    }

    // Waits while a signal ends this process.
    private void StayOut(ManualResetEventSlim pause)
    {
        if (_isEnding)
            pause.Wait();
    }

    private IReadOnlyList<string> MakingOld(IReadOnlyList<string> changed)
    {
        var (others, found) = _written.During(changed);
        foreach (var path in found)
            errors.WriteLine(
                $"{path} changes during each measurement, so the measured code writes it. Its changes count only between measurements.");
        return others;
    }

    // A build writes one file after the other.
    private static WatchedState Settled(WatchedFiles files, ManualResetEventSlim pause)
    {
        for (var state = files.Look(); ;)
        {
            pause.Wait(Pause);
            var now = files.Look();
            if (now.HasCodeOf(state))
                return now;
            state = now;
        }
    }

    // The program, or dotnet with the assembly.
    private static Process Begin(IReadOnlyList<string> arguments)
    {
        var program = Environment.ProcessPath ?? throw new InvalidOperationException("The program of this process is unknown.");
        string[] self = Path.GetFileNameWithoutExtension(program) == "dotnet" ? [typeof(WatchCommand).Assembly.Location] : [];
        var start = new ProcessStartInfo(program, [.. self, "run", .. arguments, InputWatch.Option])
        {
            RedirectStandardInput = true,
            UseShellExecute = false,
        };
        return Process.Start(start) ?? throw new SplNetException($"{program} could not be started.");
    }
}

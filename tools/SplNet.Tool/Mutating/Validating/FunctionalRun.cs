using System.Diagnostics;
using SplNet.Machine;
using SplNet.Processes;

namespace SplNet.Tool.Mutating.Validating;

/// <summary>One run of functional tests in a private copy of their output.</summary>
/// <param name="ExitCode">The exit code; null if the process was stopped after its time limit.</param>
/// <param name="Output">The output of the process.</param>
/// <param name="Time">The duration.</param>
internal sealed record FunctionalRun(int? ExitCode, FunctionalOutput Output, TimeSpan Time)
{
    // A process that exhausts memory ends at half of the machine's memory (the runtime expects hexadecimal numbers).
    private static readonly Dictionary<string, string> Variables = new(StringComparer.Ordinal)
    {
        ["DOTNET_GCHeapHardLimitPercent"] = "32",
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        ["DOTNET_NOLOGO"] = "1",
        ["NO_COLOR"] = "1",
        ["TESTINGPLATFORM_NOBANNER"] = "1",
    };

    private static readonly TimeSpan DrainTime = TimeSpan.FromSeconds(2);

    /// <summary>Runs the tests to the end.</summary>
    /// <param name="assembly">The full path of the assembly in the copy.</param>
    /// <param name="most">The time limit; null for none.</param>
    /// <param name="cancellation">Stops the tests early, including all their child processes.</param>
    /// <exception cref="OperationCanceledException">The run was cancelled.</exception>
    public static FunctionalRun Of(string assembly, TimeSpan? most, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo(HostCommand.DotNet(), FunctionalPlatform.Arguments(assembly))
        {
            WorkingDirectory = Path.GetDirectoryName(assembly)!,
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var (name, value) in Variables)
            start.Environment[name] = value;
        var descendants = new Descendants();
        descendants.Put(start.Environment);
        var output = new FunctionalOutput();
        using var process = new Process { StartInfo = start };
        process.OutputDataReceived += (_, line) => output.Take(line.Data ?? string.Empty);
        process.ErrorDataReceived += (_, line) => output.Take(line.Data ?? string.Empty);
        var began = Stopwatch.GetTimestamp();
        process.Start();
        descendants.Take(process);
        try
        {
            process.StandardInput.Close();
            process.BeginOutputReadLine();
            process.BeginErrorReadLine();
            var hasEnded = HasEnded(process, most, cancellation);
            cancellation.ThrowIfCancellationRequested();
            var time = Stopwatch.GetElapsedTime(began);
            return new FunctionalRun(hasEnded ? process.ExitCode : null, output, time);
        }
        finally
        {
            if (!process.HasExited)
                process.Kill(entireProcessTree: true);
            descendants.Kill();
            descendants.LetGo();
        }
    }

    private static bool HasEnded(Process process, TimeSpan? most, CancellationToken cancellation)
    {
        using var bound = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        if (most is { } time)
            bound.CancelAfter(time);
        var end = process.WaitForExitAsync(bound.Token);
        try
        {
            end.GetAwaiter().GetResult();
            return true;
        }
        catch (OperationCanceledException)
        {
            // Child processes may keep its output open; it is enough that the process has ended.
            return process.WaitForExit(DrainTime);
        }
    }
}

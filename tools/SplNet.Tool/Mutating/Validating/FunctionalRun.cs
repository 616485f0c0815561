using System.Diagnostics;
using SplNet.Machine;
using SplNet.Processes;

namespace SplNet.Tool.Mutating.Validating;

/// <summary>One run of functional tests in a private copy of their output.</summary>
/// <param name="ExitCode">How the process ended; null where it was ended because its time was up.</param>
/// <param name="Output">What it printed.</param>
/// <param name="Time">How long it took.</param>
internal sealed record FunctionalRun(int? ExitCode, FunctionalOutput Output, TimeSpan Time)
{
    // What eats memory ends at half of the machine's (the runtime reads hexadecimal numbers).
    private static readonly Dictionary<string, string> Variables = new(StringComparer.Ordinal)
    {
        ["DOTNET_GCHeapHardLimitPercent"] = "32",
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        ["DOTNET_NOLOGO"] = "1",
        ["NO_COLOR"] = "1",
        ["TESTINGPLATFORM_NOBANNER"] = "1",
    };

    private static readonly TimeSpan DrainTime = TimeSpan.FromSeconds(2);

    /// <summary>Runs them to their end.</summary>
    /// <param name="assembly">The full path of the assembly in the copy.</param>
    /// <param name="most">How long they may take; null for as long as they like.</param>
    /// <param name="cancellation">Ends them early, with all that they have started.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
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
            // The end of its output may be kept open by what it has started; that it has ended is enough.
            return process.WaitForExit(DrainTime);
        }
    }
}

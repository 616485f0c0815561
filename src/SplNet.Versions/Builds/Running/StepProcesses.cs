using System.ComponentModel;
using System.Diagnostics;
using SplNet.Versions.Processes;

namespace SplNet.Versions.Builds.Running;

/// <summary>Runs the steps of one build as non-interactive processes and ends everything they start.</summary>
/// <param name="mark">The unique name of the build.</param>
/// <param name="root">The private folder of the build; null for steps in the user's own folders.</param>
internal sealed class StepProcesses(string mark, string? root = null) : IDisposable
{
    // A process that a step leaves running may keep its output open; the output so far is enough.
    private static readonly TimeSpan DrainTime = TimeSpan.FromSeconds(2);

    private readonly BuildMark _mark = new(mark);

    /// <summary>Runs a program in a folder.</summary>
    /// <exception cref="OperationCanceledException">The step and all its child processes were ended.</exception>
    public Task<StepResult> RunAsync(string program, IEnumerable<string> arguments, string folder, CancellationToken cancellation) =>
        RunAsync(new ProcessStartInfo(program, arguments), folder, cancellation);

    /// <summary>Runs a command line in a folder, with the system's shell.</summary>
    /// <exception cref="OperationCanceledException">The step and all its child processes were ended.</exception>
    public Task<StepResult> RunShellAsync(string command, string folder, CancellationToken cancellation) => RunAsync(
        OperatingSystem.IsWindows()
            ? new ProcessStartInfo("cmd.exe", $"/d /s /c \"{command}\"")
            : new ProcessStartInfo("/bin/sh", ["-c", command]),
        folder,
        cancellation);

    /// <summary>Ends all processes that the steps left running: build servers, nodes, and other detached processes.</summary>
    public void Dispose()
    {
        _mark.Kill();
        _mark.LetGo();
    }

    private async Task<StepResult> RunAsync(ProcessStartInfo start, string folder, CancellationToken cancellation)
    {
        start.WorkingDirectory = folder;
        start.UseShellExecute = false;
        start.RedirectStandardInput = true;
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        BuildEnvironment.Apply(start.Environment, root);
        _mark.Put(start.Environment);
        using var process = Start(start);
        _mark.Take(process);
        process.StandardInput.Close();
        var output = StepOutput.Of(process.StandardOutput.BaseStream);
        var errors = StepOutput.Of(process.StandardError.BaseStream);
        try
        {
            await process.WaitForExitAsync(cancellation);
        }
        catch (OperationCanceledException)
        {
            _mark.End(process);
            _mark.Kill();
            await process.WaitForExitAsync(CancellationToken.None);
            throw;
        }

        // Ctrl+C reaches the step as well: it may have ended by itself, which is not a build failure.
        cancellation.ThrowIfCancellationRequested();
        await DrainAsync(Task.WhenAll(output.Completion, errors.Completion));
        return new StepResult(process.ExitCode, errors + output.ToString()) { Output = output.ToString() };
    }

    private static Process Start(ProcessStartInfo start)
    {
        try
        {
            return Process.Start(start)!;
        }
        catch (Win32Exception missing)
        {
            throw new BuildFailedException(
                $"'{start.FileName}' cannot be started: {missing.Message}. Building a version needs an installed .NET SDK.",
                cause: missing);
        }
    }

    private async Task DrainAsync(Task reading)
    {
        try
        {
            await reading.WaitAsync(DrainTime, CancellationToken.None);
        }
        catch (TimeoutException)
        {
            _mark.Kill();
        }
    }
}

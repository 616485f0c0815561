using System.Diagnostics;

namespace SplNet.Tool.Comparing;

/// <summary>The command that runs tests, which ends with this process.</summary>
/// <param name="ExitCode">How it ended.</param>
/// <param name="Printed">Its output, errors last.</param>
internal sealed record TestCommand(int ExitCode, string Printed)
{
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(250);

    /// <summary>Runs it to its end.</summary>
    /// <param name="start">The command.</param>
    /// <param name="meanwhile">Called now and then.</param>
    /// <param name="cancellation">Ends it early, with its child processes.</param>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public static TestCommand Run(ProcessStartInfo start, Action meanwhile, CancellationToken cancellation)
    {
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        start.UseShellExecute = false;
        using var process = Process.Start(start) ?? throw new SplNetException($"'{start.FileName}' could not be started.");
        var (output, errors) = (
            process.StandardOutput.ReadToEndAsync(CancellationToken.None), process.StandardError.ReadToEndAsync(CancellationToken.None));
        try
        {
            var end = process.WaitForExitAsync(cancellation);
            while (!((IAsyncResult)end).AsyncWaitHandle.WaitOne(Pause))
                meanwhile();
            end.GetAwaiter().GetResult();
            meanwhile();
        }
        catch (OperationCanceledException)
        {
            process.Kill(entireProcessTree: true);
            process.WaitForExit();
            throw;
        }

        // Ctrl+C reaches the command as well, which may have ended by itself.
        cancellation.ThrowIfCancellationRequested();
        return new TestCommand(process.ExitCode, output.GetAwaiter().GetResult() + errors.GetAwaiter().GetResult());
    }
}

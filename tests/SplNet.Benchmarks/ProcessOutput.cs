using System.Diagnostics;

namespace SplNet.Benchmarks;

/// <summary>What a process prints until it ends.</summary>
internal static class ProcessOutput
{
    /// <summary>Starts a process and waits for its end.</summary>
    /// <exception cref="InvalidOperationException">It could not be started, or ended with another exit code than zero.</exception>
    public static string Of(ProcessStartInfo start)
    {
        using var process = Start(start);
        return Of(process);
    }

    /// <summary>Starts a process whose output is read later.</summary>
    /// <exception cref="InvalidOperationException">It could not be started.</exception>
    public static Process Start(ProcessStartInfo start)
    {
        (start.RedirectStandardOutput, start.UseShellExecute) = (true, false);
        return Process.Start(start) ?? throw new InvalidOperationException($"{start.FileName} could not be started.");
    }

    /// <summary>Waits for the end of a process.</summary>
    /// <exception cref="InvalidOperationException">It ended with another exit code than zero.</exception>
    public static string Of(Process process)
    {
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0
            ? output
            : throw new InvalidOperationException(
                $"'{string.Join(' ', process.StartInfo.ArgumentList)}' ended with exit code {process.ExitCode}: {output}");
    }
}

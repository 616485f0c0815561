using System.ComponentModel;
using System.Diagnostics;

namespace SplNet.Versions.Tests.Repositories;

/// <summary>
/// Runs the programs that make repositories. Without one a test fails and says what to install; on Windows, as under Wine, it is skipped.
/// </summary>
internal static class ToolProcess
{
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(5);

    public static (int ExitCode, string Output, string Errors) Run(
        string program, string package, string folder, IReadOnlyDictionary<string, string> environment, string? input, string[] arguments)
    {
        var start = new ProcessStartInfo(program)
        {
            UseShellExecute = false,
            WorkingDirectory = folder,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var (name, value) in environment)
            start.Environment[name] = value;
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        using var process = Start(start, package);
        using var bound = new CancellationTokenSource(Bound);
        using var end = bound.Token.Register(() => process.Kill(entireProcessTree: true));
        var output = process.StandardOutput.ReadToEndAsync(CancellationToken.None);
        var errors = process.StandardError.ReadToEndAsync(CancellationToken.None);
        if (input is not null)
            process.StandardInput.Write(input);
        process.StandardInput.Close();
        process.WaitForExit();
        return (process.ExitCode, output.GetAwaiter().GetResult().TrimEnd('\n'), errors.GetAwaiter().GetResult());
    }

    private static Process Start(ProcessStartInfo start, string package)
    {
        try
        {
            return Process.Start(start)!;
        }
        catch (Win32Exception missing)
        {
            Assert.SkipWhen(OperatingSystem.IsWindows(), $"There is no '{start.FileName}' on this Windows.");
            throw new InvalidOperationException($"These tests need the command '{start.FileName}': apt-get install {package}", missing);
        }
    }
}

using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace SplNet.Tool.Tests.Running;

/// <summary>A command that was run to its end.</summary>
/// <param name="ExitCode">How it ended.</param>
/// <param name="Output">What it printed.</param>
/// <param name="Errors">What it printed as errors.</param>
internal sealed record Command(int ExitCode, string Output, string Errors)
{
    // Long, because experiments of other programs on the machine may have their turn first.
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(15);

    /// <summary>Runs a command, and sends it a signal when it has printed a line that begins so.</summary>
    public static Task<Command> RunUntilAsync(string line, string signal, string file, string[] arguments) =>
        RunUntilAsync(line, isAnError: false, signal, file, arguments, []);

    /// <summary>Runs a command, and sends it a signal when it has told a line of its progress that begins so.</summary>
    public static Task<Command> RunUntilOutputAsync(
        string line, string signal, string file, string[] arguments, params (string Name, string Value)[] environment) =>
        RunUntilAsync(line, isAnError: true, signal, file, arguments, environment);

    private static async Task<Command> RunUntilAsync(
        string line, bool isAnError, string signal, string file, string[] arguments, (string Name, string Value)[] environment)
    {
        using var process = Start(string.Empty, file, arguments, environment);
        using var bound = new CancellationTokenSource(Bound);
        try
        {
            var (watched, other) = isAnError
                ? (process.StandardError, process.StandardOutput)
                : (process.StandardOutput, process.StandardError);
            var rest = other.ReadToEndAsync(bound.Token);
            var (lines, isSent) = (new StringBuilder(), false);
            while (await watched.ReadLineAsync(bound.Token) is { } printed)
            {
                lines.AppendLine(printed);
                if (!isSent && printed.StartsWith(line, StringComparison.Ordinal))
                {
                    isSent = true; // a second signal does not wait for what is written after the first
                    using var kill = Process.Start("kill", ["-s", signal, process.Id.ToString(CultureInfo.InvariantCulture)]);
                    await kill.WaitForExitAsync(bound.Token);
                }
            }

            await process.WaitForExitAsync(bound.Token);
            return isAnError
                ? new Command(process.ExitCode, await rest, lines.ToString())
                : new Command(process.ExitCode, lines.ToString(), await rest);
        }
        finally
        {
            if (!process.HasExited)
                process.Kill(entireProcessTree: true);
        }
    }

    public static Task<Command> RunAsync(string file, string[] arguments, params (string Name, string Value)[] environment) =>
        RunInAsync(string.Empty, file, arguments, environment);

    /// <summary>Runs a command in a folder.</summary>
    public static async Task<Command> RunInAsync(
        string folder, string file, string[] arguments, params (string Name, string Value)[] environment)
    {
        using var process = Start(folder, file, arguments, environment);
        using var bound = new CancellationTokenSource(Bound);
        try
        {
            var output = process.StandardOutput.ReadToEndAsync(bound.Token);
            var errors = process.StandardError.ReadToEndAsync(bound.Token);
            await process.WaitForExitAsync(bound.Token);
            return new Command(process.ExitCode, await output, await errors);
        }
        finally
        {
            if (!process.HasExited)
                process.Kill(entireProcessTree: true);
        }
    }

    private static Process Start(string folder, string file, string[] arguments, (string Name, string Value)[] environment)
    {
        var start = new ProcessStartInfo(file, arguments)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardOutputEncoding = Encoding.UTF8,
            StandardErrorEncoding = Encoding.UTF8,
            UseShellExecute = false,
            WorkingDirectory = folder,
        };
        foreach (var name in start.Environment.Keys.Where(IsOfTheTestHost).ToList())
            start.Environment.Remove(name);
        foreach (var (name, value) in environment)
            start.Environment[name] = value;
        return Process.Start(start) ?? throw new InvalidOperationException($"{file} could not be started.");
    }

    // MSBuild and the test platform hand settings to their children; a user's shell has none of them.
    private static bool IsOfTheTestHost(string name) =>
        name.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("VSTEST", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("TESTINGPLATFORM", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("SPLNET_", StringComparison.Ordinal)
        || name is "DOTNET_HOST_PATH" or "MSBuildSDKsPath" or "MSBuildExtensionsPath";
}

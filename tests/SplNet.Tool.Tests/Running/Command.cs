using System.Diagnostics;

namespace SplNet.Tool.Tests.Running;

/// <summary>A command that was run to its end.</summary>
/// <param name="ExitCode">How it ended.</param>
/// <param name="Output">What it printed.</param>
/// <param name="Errors">What it printed as errors.</param>
internal sealed record Command(int ExitCode, string Output, string Errors)
{
    // Long, because experiments of other programs on the machine may have their turn first.
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(15);

    public static async Task<Command> RunAsync(string file, string[] arguments, params (string Name, string Value)[] environment)
    {
        var start = new ProcessStartInfo(file, arguments) { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false };
        foreach (var name in start.Environment.Keys.Where(IsOfTheTestHost).ToList())
            start.Environment.Remove(name);
        foreach (var (name, value) in environment)
            start.Environment[name] = value;
        using var process = Process.Start(start) ?? throw new InvalidOperationException($"{file} could not be started.");
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

    // MSBuild and the test platform hand settings to their children; a user's shell has none of them.
    private static bool IsOfTheTestHost(string name) =>
        name.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("VSTEST", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("TESTINGPLATFORM", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("SPLNET_", StringComparison.Ordinal)
        || name is "DOTNET_HOST_PATH" or "MSBuildSDKsPath" or "MSBuildExtensionsPath";
}

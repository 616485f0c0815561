using System.Diagnostics;

namespace SplNet.Integration.Tests;

/// <summary>Runs the <c>dotnet</c> command as a user would, with nothing of the running test host in its environment.</summary>
internal static class DotNet
{
    // Ends what hangs; a busy machine takes many minutes for what a quiet one does in one.
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(20);

    public static async Task<CommandOutput> RunAsync(
        string folder, IReadOnlyDictionary<string, string> environment, params string[] arguments)
    {
        using var process = Start(folder, environment, arguments);
        using var bound = new CancellationTokenSource(Bound);
        var output = process.StandardOutput.ReadToEndAsync(bound.Token);
        var errors = process.StandardError.ReadToEndAsync(bound.Token);
        try
        {
            await process.WaitForExitAsync(bound.Token);
            return new CommandOutput(process.ExitCode, await output + await errors);
        }
        finally
        {
            if (!process.HasExited)
                process.Kill(entireProcessTree: true);
        }
    }

    /// <summary>Starts the command; whoever does so reads what it prints.</summary>
    public static Process Start(string folder, IReadOnlyDictionary<string, string> environment, params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet")
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        foreach (var name in start.Environment.Keys.Where(IsOfTheTestHost).ToList())
            start.Environment.Remove(name);
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["DOTNET_NOLOGO"] = "1";
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        // What the runtime would learn of a build's code comes too late for a build.
        if (arguments is ["build" or "pack" or "msbuild" or "restore", ..])
            start.Environment["DOTNET_TieredPGO"] = "0";
        foreach (var (name, value) in environment)
            start.Environment[name] = value;
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        // A second node takes longer to start than these few projects give it to do, and other tests use the other processors.
        if (arguments is ["build", ..])
            start.ArgumentList.Add("-m:1");
        return Process.Start(start) ?? throw new InvalidOperationException("dotnet could not be started.");
    }

    // MSBuild and the test platform hand settings to their children; a user's shell has none of them. The turn of this suite's experiments
    // is not that of suites that judge times.
    private static bool IsOfTheTestHost(string name) =>
        name.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("VSTEST", StringComparison.OrdinalIgnoreCase)
        || name.StartsWith("TESTINGPLATFORM", StringComparison.OrdinalIgnoreCase)
        || (name.StartsWith("SPLNET_", StringComparison.Ordinal) && name != "SPLNET_LOCK")
        || name is "DOTNET_HOST_PATH" or "MSBuildSDKsPath" or "MSBuildExtensionsPath";
}

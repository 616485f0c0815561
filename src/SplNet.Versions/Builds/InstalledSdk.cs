using System.Collections.Concurrent;
using SplNet.Versions.Builds.Running;

namespace SplNet.Versions.Builds;

/// <summary>The .NET SDK that builds.</summary>
internal static class InstalledSdk
{
    // Asked for each version of each experiment, and a process each time.
    private static readonly ConcurrentDictionary<(string Command, SdkPin Pin, string Folder), string> Known = new();

    /// <summary>Its version; null if the folder's <c>global.json</c> asks for one that is not installed.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="processes">Run the question.</param>
    /// <param name="cancellation">Ends the question.</param>
    public static async Task<string?> VersionInAsync(string folder, StepProcesses processes, CancellationToken cancellation) =>
        await processes.RunAsync(DotNetCommand.Path(), ["--version"], folder, cancellation) is { ExitCode: 0 } result ? result.Output.Trim() : null;

    /// <summary>What stands for it in keys: its version, or the list of all where the sources choose one.</summary>
    /// <param name="pin">Who chooses.</param>
    /// <param name="folder">A folder whose <c>global.json</c> asks for no version.</param>
    /// <param name="cancellation">Ends the question.</param>
    /// <exception cref="BuildFailedException">There is none.</exception>
    public static async Task<string> KeyAsync(SdkPin pin, string folder, CancellationToken cancellation)
    {
        var question = (DotNetCommand.Path(), pin, folder);
        if (Known.TryGetValue(question, out var known))
            return known;
        using var processes = new StepProcesses(Guid.NewGuid().ToString("N"));
        var result = await processes.RunAsync(DotNetCommand.Path(), [pin == SdkPin.Respected ? "--list-sdks" : "--version"], folder, cancellation);
        return result.ExitCode == 0 && result.Output.Trim() is { Length: > 0 } text
            ? Known.GetOrAdd(question, text)
            : throw new BuildFailedException($"Building a version needs a .NET SDK, and {DotNetCommand.Path()} has none: {result.Text.Trim()}", result.Text);
    }
}

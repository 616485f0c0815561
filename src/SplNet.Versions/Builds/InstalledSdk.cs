using System.Collections.Concurrent;
using SplNet.Versions.Builds.Running;

namespace SplNet.Versions.Builds;

/// <summary>The .NET SDK of the build.</summary>
internal static class InstalledSdk
{
    // Needed for each version of each experiment; each time it would cost a process.
    private static readonly ConcurrentDictionary<(string Command, SdkPin Pin, string Folder), string> Known = new();

    /// <summary>Gets its version; null if the folder's <c>global.json</c> requires a version that is not installed.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="processes">Runs the command.</param>
    /// <param name="cancellation">Cancels the command.</param>
    public static async Task<string?> VersionInAsync(string folder, StepProcesses processes, CancellationToken cancellation) =>
        await processes.RunAsync(DotNetCommand.Path(), ["--version"], folder, cancellation) is { ExitCode: 0 } result
            ? result.Output.Trim()
            : null;

    /// <summary>Gets its text in keys: its version, or the list of all versions if the sources choose one.</summary>
    /// <param name="pin">Decides who chooses.</param>
    /// <param name="folder">A folder whose <c>global.json</c> requires no version.</param>
    /// <param name="cancellation">Cancels the command.</param>
    /// <exception cref="BuildFailedException">There is no SDK.</exception>
    public static async Task<string> KeyAsync(SdkPin pin, string folder, CancellationToken cancellation)
    {
        var question = (DotNetCommand.Path(), pin, folder);
        if (Known.TryGetValue(question, out var known))
            return known;
        using var processes = new StepProcesses(Guid.NewGuid().ToString("N"));
        var result = await processes.RunAsync(
            DotNetCommand.Path(), [pin == SdkPin.Respected ? "--list-sdks" : "--version"], folder, cancellation);
        return result.ExitCode == 0 && result.Output.Trim() is { Length: > 0 } text
            ? Known.GetOrAdd(question, text)
            : throw new BuildFailedException(
                $"Building a version needs a .NET SDK, and {DotNetCommand.Path()} has none: {result.Text.Trim()}", result.Text);
    }
}

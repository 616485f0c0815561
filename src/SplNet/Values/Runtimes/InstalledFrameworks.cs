using System.Runtime.InteropServices;

namespace SplNet.Values.Runtimes;

/// <summary>The shared frameworks that are installed with a <c>dotnet</c> command, in <c>shared/NAME/VERSION</c> next to it.</summary>
/// <param name="root">The folder of the command.</param>
internal sealed class InstalledFrameworks(string root)
{
    /// <summary>The framework that each program has.</summary>
    public const string Core = "Microsoft.NETCore.App";

    // These have the version of the runtime; all other frameworks have separate versions.
    private static readonly string[] OfTheRuntime = [Core, "Microsoft.AspNetCore.App", "Microsoft.WindowsDesktop.App"];

    /// <summary>The frameworks next to the one that runs this process, which lies in <c>ROOT/shared/NAME/VERSION</c>.</summary>
    public static InstalledFrameworks Here { get; } = new(
        Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..")));

    /// <summary>The version of the runtime that runs this process; null if it is not an installed one.</summary>
    public static RuntimeVersion? Current { get; } = RuntimeVersion.Parse(
        Path.GetFileName(Path.TrimEndingDirectorySeparator(RuntimeEnvironment.GetRuntimeDirectory())));

    /// <summary>The folder of the <c>dotnet</c> command.</summary>
    public string Root => root;

    /// <summary>True for a framework that is released with the runtime, under the same version.</summary>
    public static bool IsOfTheRuntime(string framework) => OfTheRuntime.Contains(framework, StringComparer.Ordinal);

    /// <summary>The installed versions of a framework, the newest first.</summary>
    public IReadOnlyList<RuntimeVersion> Versions(string framework) =>
        Path.Combine(root, "shared", framework) is var folder && Directory.Exists(folder)
            ? [.. Directory.EnumerateDirectories(folder).Select(static one => RuntimeVersion.Parse(Path.GetFileName(one)))
                .OfType<RuntimeVersion>().OrderDescending()]
            : [];

    /// <summary>The folder of a version of a framework.</summary>
    public string FolderOf(string framework, RuntimeVersion version) => Path.Combine(root, "shared", framework, version.ToString());

    /// <summary>The version of a framework that belongs to a version of the runtime; null if none of the same line is installed.</summary>
    // A framework asks for a patch of the runtime that is not older than itself.
    public RuntimeVersion? NextTo(RuntimeVersion core, string framework)
    {
        var ofLine = Versions(framework).Where(version => version.IsOfSameLine(core)).ToList();
        return ofLine.Find(version => version.CompareTo(core) <= 0) ?? ofLine.LastOrDefault();
    }

    /// <summary>Formats the installed versions of a framework for users.</summary>
    public string Text(string framework) => Versions(framework) is { Count: > 0 } versions
        ? $"Installed in {root}: {framework} {string.Join(", ", versions.Reverse())}."
        : $"No version of {framework} is installed in {root}.";
}

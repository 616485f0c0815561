using System.Runtime.InteropServices;

namespace SplNet.Tests.Shared;

/// <summary>
/// An installation of .NET whose runtimes are copies of the one that runs this process, under several versions. The host distinguishes
/// versions only by their folders, so tests of the choice among runtimes need no second one.
/// </summary>
internal sealed class CopiedRoot : IDisposable
{
    private const string Core = "Microsoft.NETCore.App";

    private static readonly string Installed = Path.TrimEndingDirectorySeparator(RuntimeEnvironment.GetRuntimeDirectory());
    private static readonly string Root = Path.GetFullPath(Path.Combine(Installed, "..", "..", ".."));

    private readonly string _folder = OwnedFolder.Create("splnet-root-");

    /// <summary>Copies the runtime of this process, under its version and under each of the others.</summary>
    /// <param name="others">Further versions.</param>
    public CopiedRoot(params string[] others)
    {
        CopyFile(Root, _folder, Path.GetFileName(DotNet));
        foreach (var resolver in Directory.EnumerateDirectories(Path.Combine(Root, "host", "fxr")))
            CopyFolder(resolver, Path.Combine(_folder, "host", "fxr", Path.GetFileName(resolver)));
        foreach (var version in others.Append(Version))
            CopyFolder(Installed, Path.Combine(_folder, "shared", Core, version));
    }

    /// <summary>The version of the runtime that runs this process.</summary>
    public static string Version => Path.GetFileName(Installed);

    /// <summary>A later patch of that version, which does not exist.</summary>
    public static string Later { get; } = $"{Version[..Version.LastIndexOf('.')]}.9999";

    /// <summary>The command.</summary>
    public string DotNet => Path.Combine(_folder, OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet");

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    private static void CopyFolder(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (var file in Directory.EnumerateFiles(from))
            File.Copy(file, Path.Combine(to, Path.GetFileName(file)));
    }

    private static void CopyFile(string from, string to, string name) => File.Copy(Path.Combine(from, name), Path.Combine(to, name));
}

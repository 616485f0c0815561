using System.Diagnostics;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Tests.Builds;

namespace SplNet.Versions.Tests.Swapping;

/// <summary>
/// A program of today that stands for a test, and an old version of its library, which had a lower version, another reference, translations
/// and a data file.
/// </summary>
public sealed class TestOutput : IAsyncLifetime
{
    private readonly TestFolder _folder = new();
    private readonly List<CachedVersion> _versions = [];

    internal BuiltVersion Today => _versions[0].Version;

    internal BuiltVersion Old => _versions[1].Version;

    /// <summary>A new path.</summary>
    public string NewFolder => _folder[Guid.NewGuid().ToString("N")];

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        var builder = new VersionBuilder(new VersionCache(new CacheOptions { Folder = _folder["cache"] }));
        _versions.Add(await builder.GetAsync(
            Sources.Request(
                new BuildOptions(),
                (Sources.Project, Sources.ProjectFile("<TargetFramework>net10.0</TargetFramework><OutputType>Exe</OutputType><AssemblyName>App</AssemblyName>", "<ItemGroup><ProjectReference Include=\"../Sorting/Sorting.csproj\" /></ItemGroup>")),
                ("src/Lib ü/Program.cs", "System.Console.WriteLine(Lib.Sorter.Name());"),
                ("src/Sorting/Sorting.csproj", Sources.ProjectFile("<TargetFramework>net10.0</TargetFramework><AssemblyName>Sorting</AssemblyName><Version>2.0.0</Version>")),
                ("src/Sorting/Sorter.cs", Sources.Code("today"))),
            CancellationToken.None));
        _versions.Add(await builder.GetAsync(
            Sources.Request(
                new BuildOptions(),
                (Sources.Project, Sources.ProjectFile(
                    "<TargetFramework>net10.0</TargetFramework><AssemblyName>Sorting</AssemblyName><Version>1.0.0</Version>",
                    "<ItemGroup><ProjectReference Include=\"../Base/Base.csproj\" /><None Include=\"data.txt\" CopyToOutputDirectory=\"Always\" /></ItemGroup>")),
                ("src/Lib ü/data.txt", "old"),
                ("src/Lib ü/Sorter.cs", "namespace Lib; public static class Sorter { public static string Name() => \"old, \" + Base.Text.Name; }"),
                ("src/Base/Base.csproj", Sources.ProjectFile("<TargetFramework>net10.0</TargetFramework>")),
                ("src/Base/Text.cs", "namespace Base; public static class Text { public static string Name => \"with its base\"; }")),
            CancellationToken.None));
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        foreach (var version in _versions)
            version.Dispose();
        _folder.Dispose();
        return ValueTask.CompletedTask;
    }

    /// <summary>Starts the program as a measuring process is started.</summary>
    internal static async Task<string> RunAsync(string assembly)
    {
        var start = new ProcessStartInfo(
            "dotnet",
            ["exec", "--depsfile", Path.ChangeExtension(assembly, ".deps.json"), "--runtimeconfig", Path.ChangeExtension(assembly, ".runtimeconfig.json"), assembly])
        {
            UseShellExecute = false,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = await process.StandardOutput.ReadToEndAsync();
        await process.WaitForExitAsync();
        return output.Trim() + await errors;
    }
}

using System.Diagnostics;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Packages;
using SplNet.Versions.Tests.Builds;
using SplNet.Versions.Tests.Repositories;

namespace SplNet.Versions.Tests.Swapping;

/// <summary>
/// A program of today that stands for a test, and an old version of its library, which had a lower version, another reference, translations
/// and a data file.
/// </summary>
public sealed class TestOutput : IAsyncLifetime
{
    // One command for all four projects: each command takes seconds before it builds anything.
    private const string All = """
        <Project>
          <Target Name="Build">
            <MSBuild Projects="today/App.csproj;old/Sorting.csproj" Targets="Restore" Properties="Step=Restore" />
            <MSBuild Projects="today/App.csproj;old/Sorting.csproj" Targets="Build" />
          </Target>
        </Project>
        """;

    private readonly TestFolder _folder = new();

    /// <summary>The program.</summary>
    public string Today => _folder["today/bin/Release/net10.0/App.dll"];

    internal BuiltVersion Old => FolderVersion.Open(_folder["old/bin/Release/net10.0"], "Sorting.dll");

    /// <summary>A new path.</summary>
    public string NewFolder => _folder[Guid.NewGuid().ToString("N")];

    /// <inheritdoc/>
    public ValueTask InitializeAsync()
    {
        _folder.Write(
            ("NuGet.config", Sources.NoRegistry),
            ("all.proj", All),
            ("today/App.csproj", Project("<OutputType>Exe</OutputType>", "<ProjectReference Include=\"../sorting/Sorting.csproj\" />")),
            ("today/Program.cs", "System.Console.WriteLine(Lib.Sorter.Name());"),
            ("sorting/Sorting.csproj", Project("<Version>2.0.0</Version>")),
            ("sorting/Sorter.cs", Sources.Code("today")),
            ("old/Sorting.csproj", Project(
                "<Version>1.0.0</Version>",
                "<ProjectReference Include=\"../base/Base.csproj\" /><None Include=\"data.txt\" CopyToOutputDirectory=\"Always\" />")),
            ("old/data.txt", "old"),
            ("old/Sorter.cs", "namespace Lib; public static class Sorter { public static string Name() => \"old, \" + Base.Text.Name; }"),
            ("base/Base.csproj", Project(string.Empty)),
            ("base/Text.cs", "namespace Base; public static class Text { public static string Name => \"with its base\"; }"));
        var variables = new Dictionary<string, string>(StringComparer.Ordinal) { ["UseSharedCompilation"] = "false" };
        var reported = ToolProcess.Run("dotnet", "dotnet-sdk-10.0", _folder.Path, variables, input: null, [
            "msbuild", "all.proj", "-nodeReuse:false", "-p:Configuration=Release", "-p:RunAnalyzers=false", "-p:NuGetAudit=false",
            "-p:UseAppHost=false"]);
        Assert.True(reported.ExitCode == 0, reported.Output + reported.Errors);
        return ValueTask.CompletedTask;
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        _folder.Dispose();
        return ValueTask.CompletedTask;
    }

    /// <summary>Starts the program as a measuring process is started.</summary>
    internal static async Task<string> RunAsync(string assembly)
    {
        var start = new ProcessStartInfo(
            "dotnet",
            [
                "exec", "--depsfile", Path.ChangeExtension(assembly, ".deps.json"), "--runtimeconfig",
                Path.ChangeExtension(assembly, ".runtimeconfig.json"), assembly,
            ])
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

    private static string Project(string properties, string items = "") =>
        Sources.ProjectFile("<TargetFramework>net10.0</TargetFramework>" + properties, $"<ItemGroup>{items}</ItemGroup>");
}

using System.Collections.Concurrent;
using System.Text.Json;
using SplNet.Versions.Builds.Running;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>A project of the work tree as MSBuild evaluates it in Release, for one target framework, without a build or restore.</summary>
/// <param name="AssemblyName">The simple name of its assembly.</param>
/// <param name="TargetPath">The path at which a build without further options writes the assembly.</param>
/// <param name="FileList">The path of the list of files that the last build wrote; it also contains the folder of
/// <c>dotnet build -o</c>.</param>
internal sealed record EvaluatedProject(string AssemblyName, string TargetPath, string FileList)
{
    private const string Several = "TargetFrameworks";

    private static readonly string[] Asked =
    [
        Several, "TargetFramework", "AssemblyName", "TargetPath", "MSBuildProjectDirectory", "IntermediateOutputPath", "CleanFile",
    ];

    private static readonly ConcurrentDictionary<(string Project, DateTime Written), IReadOnlyList<EvaluatedProject>> Known = new();

    /// <summary>Gets the target framework, such as <c>net8.0</c>.</summary>
    public required string Framework { get; init; }

    /// <summary>Gets a value indicating whether the project has several target frameworks.</summary>
    public required bool HasSeveral { get; init; }

    /// <summary>Gets the assemblies that its builds have left, the newest last; empty if there are none.</summary>
    public IReadOnlyList<string> Built
    {
        get
        {
            var name = Path.GetFileName(TargetPath);
            var intermediate = Path.GetDirectoryName(FileList)! + Path.DirectorySeparatorChar;
            var listed = File.Exists(FileList)
                ? File.ReadAllLines(FileList)
                    .Where(path => Path.GetFileName(path) == name && !path.StartsWith(intermediate, StringComparison.Ordinal))
                : [];
            return [.. listed.Append(TargetPath).Where(File.Exists).Select(Path.GetFullPath).Distinct(StringComparer.Ordinal)
                .OrderBy(File.GetLastWriteTimeUtc)];
        }
    }

    /// <summary>Evaluates a project for each of its target frameworks.</summary>
    /// <param name="project">The path of the project file.</param>
    /// <returns>Empty if MSBuild cannot evaluate it.</returns>
    public static IReadOnlyList<EvaluatedProject> Of(string project)
    {
        var full = Path.GetFullPath(project);

        // The caller's synchronization context may have a single thread, which waits here.
        return Known.GetOrAdd(
            (full, File.GetLastWriteTimeUtc(full)), static key => Task.Run(() => EvaluateAsync(key.Project)).GetAwaiter().GetResult());
    }

    private static async Task<IReadOnlyList<EvaluatedProject>> EvaluateAsync(string project)
    {
        using var processes = new StepProcesses(Guid.NewGuid().ToString("N"));
        if (await AskAsync(processes, project, framework: null) is not { } whole)
            return [];
        var frameworks = whole[Several].Split(';', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .Distinct(StringComparer.OrdinalIgnoreCase).ToList();
        if (frameworks.Count == 0)
            return IsOfTheSdk(whole) ? [Read(whole, hasSeveral: false)] : [];
        var evaluated = new List<EvaluatedProject>();
        foreach (var framework in frameworks)
        {
            if (await AskAsync(processes, project, framework) is { } one && IsOfTheSdk(one))
                evaluated.Add(Read(one, hasSeveral: frameworks.Count > 1));
        }

        return evaluated;
    }

    private static async Task<IReadOnlyDictionary<string, string>?> AskAsync(StepProcesses processes, string project, string? framework)
    {
        List<string> arguments =
        [
            "msbuild", project, "-nologo", "-nodeReuse:false", "-terminalLogger:off", "-property:Configuration=Release",
            .. Asked.Select(static name => "-getProperty:" + name),
        ];
        if (framework is not null)
            arguments.Add($"-property:TargetFramework={MSBuildText.Value(framework)}");
        var result = await RunAsync(processes, arguments, Path.GetDirectoryName(project)!);

        // Some SDKs print a welcome text first.
        var start = result?.Output.IndexOf('{', StringComparison.Ordinal) ?? -1;
        if (result is not { ExitCode: 0 } || start < 0)
            return null;
        using var document = JsonDocument.Parse(result.Output[start..]);
        return document.RootElement.GetProperty("Properties").EnumerateObject().ToDictionary(
            static property => property.Name, static property => property.Value.GetString() ?? string.Empty, StringComparer.Ordinal);
    }

    private static async Task<StepResult?> RunAsync(StepProcesses processes, IEnumerable<string> arguments, string folder)
    {
        try
        {
            return await processes.RunAsync(DotNetCommand.Path(), arguments, folder, CancellationToken.None);
        }
        catch (BuildFailedException)
        {
            return null; // without an SDK, the callers search without it
        }
    }

    // Other files with this extension, and projects whose SDK is missing, define neither.
    private static bool IsOfTheSdk(IReadOnlyDictionary<string, string> properties) =>
        properties["TargetPath"].Length > 0 && properties["CleanFile"].Length > 0;

    private static EvaluatedProject Read(IReadOnlyDictionary<string, string> properties, bool hasSeveral)
    {
        string Full(string path) =>
            Path.GetFullPath(path.Replace('\\', Path.DirectorySeparatorChar), properties["MSBuildProjectDirectory"]);
        return new EvaluatedProject(properties["AssemblyName"], Full(properties["TargetPath"]), Full(
            Path.Combine(properties["IntermediateOutputPath"].Replace('\\', '/'), properties["CleanFile"])))
        {
            Framework = properties["TargetFramework"],
            HasSeveral = hasSeveral,
        };
    }
}

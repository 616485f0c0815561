using System.Globalization;
using SplNet.Values.Runtimes;
using SplNet.Versioning;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Builds.Running;

namespace SplNet.Tool.Initializing;

/// <summary>How a test project is built: the target framework, and the assembly that results.</summary>
internal static class ProjectPlan
{
    private const int ShownErrors = 5;

    /// <summary>Plans a project without building it.</summary>
    /// <param name="root">The root of the clone.</param>
    /// <param name="project">The path of the project.</param>
    /// <exception cref="SplNetException">No target framework of it can be measured.</exception>
    public static MeasuredProject Of(string root, string project)
    {
        var evaluated = EvaluatedProject.Of(project);
        if (evaluated.Count == 0)
            throw new SplNetException("MSBuild cannot evaluate it. Build it with dotnet build -c Release, and fix the errors" +
                (File.Exists(Path.Combine(root, "global.json")) ? "; global.json may ask for an SDK that is not installed." : "."));
        var newest = InstalledFrameworks.Here.Versions(InstalledFrameworks.Core).Max(static installed => installed.Number);
        var best = evaluated.Select(static one => (Project: one, Version: VersionOf(one.Framework)))
            .Where(one => one.Version is not null && one.Version <= newest).MaxBy(static one => one.Version).Project
            ?? throw new SplNetException(
                $"None of its target frameworks ({string.Join(", ", evaluated.Select(static one => one.Framework))}) is .NET 5 or later " +
                $"and at most the installed .NET {newest?.ToString(2)}.");
        return new MeasuredProject(
            Relative(root, project), best.HasSeveral ? best.Framework : null, Relative(root, best.TargetPath))
        {
            HasSplNet = FoundProjects.HasSplNet(project),
        };
    }

    /// <summary>Builds a project.</summary>
    /// <param name="root">The root of the clone.</param>
    /// <param name="project">The project.</param>
    /// <exception cref="SplNetException">It does not build.</exception>
    public static void Build(string root, MeasuredProject project)
    {
        var result = Interruption.During(
            cancellation => Task.Run(() => BuildAsync(root, project, cancellation), CancellationToken.None).GetAwaiter().GetResult(),
            CancellationToken.None);
        if (result.ExitCode == 0)
            return;
        var errors = result.Text.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .Where(static line => line.Contains("error", StringComparison.Ordinal)).Distinct(StringComparer.Ordinal).Take(ShownErrors);
        throw new SplNetException(
            $"'{project.Build}' ends with exit code {result.ExitCode.ToString(CultureInfo.InvariantCulture)}:" +
            $"{Environment.NewLine}{string.Join(Environment.NewLine, errors)}");
    }

    private static async Task<StepResult> BuildAsync(string root, MeasuredProject project, CancellationToken cancellation)
    {
        using var processes = new StepProcesses(Guid.NewGuid().ToString("N"));
        string[] arguments =
            ["build", "-c", "Release", project.Project, .. project.Framework is { } framework ? new[] { "-f", framework } : [], "-nologo"];
        return await processes.RunAsync(DotNetCommand.Path(), arguments, root, cancellation);
    }

    // net8.0, but neither net48 nor netstandard2.0 nor net8.0-windows.
    private static Version? VersionOf(string framework) =>
        framework.StartsWith("net", StringComparison.Ordinal) && Version.TryParse(framework.AsSpan(3), out var version)
            && version.Major >= 5
            ? version
            : null;

    private static string Relative(string root, string path) => Path.GetRelativePath(root, path).Replace('\\', '/');
}

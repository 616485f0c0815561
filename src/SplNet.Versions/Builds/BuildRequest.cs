namespace SplNet.Versions.Builds;

/// <summary>Sources of one version, and the project in them that is to be built.</summary>
internal sealed record BuildRequest
{
    /// <summary>What people call the version, for messages and lists: <c>v1.2</c>.</summary>
    public required string Name { get; init; }

    /// <summary>The key of the content of the sources, for example the id of their tree: equal keys, equal sources.</summary>
    public required string SourceKey { get; init; }

    /// <summary>Writes the sources into a folder that does not exist yet, and will be nobody else's.</summary>
    public required Func<string, CancellationToken, Task> Export { get; init; }

    /// <summary>The path of the project file within the sources.</summary>
    public required string ProjectPath { get; init; }

    /// <summary>
    /// The path of the project whose framework <see cref="BuildOptions.TargetFramework"/> is, where another one is built that refers to it: tests with their library. Null: it is
    /// that of <see cref="ProjectPath"/>.
    /// </summary>
    public string? LibraryPath { get; init; }

    /// <summary>The path within the sources of the solution that the project is built with; null for a build of the project alone.</summary>
    public string? Solution { get; init; }

    /// <summary>The root of today's sources: a property of <see cref="Options"/> that names a place below it means that of the version. Null if it is not known.</summary>
    public string? Root { get; init; }

    /// <summary>The framework of today's assembly, which is taken where the project lists it; null for the best one.</summary>
    public string? TodaysFramework { get; init; }

    /// <summary>How it is built.</summary>
    public BuildOptions Options { get; init; } = new();

    /// <summary><see cref="ProjectPath"/> with slashes, as it stands in keys and messages.</summary>
    public string Project => ProjectPath.Replace('\\', '/');

    /// <summary><see cref="LibraryPath"/> with slashes; null where no framework is asked for, and the path changes nothing.</summary>
    public string? Library => Options.TargetFramework is null ? null : LibraryPath?.Replace('\\', '/');
}

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

    /// <summary>How it is built.</summary>
    public BuildOptions Options { get; init; } = new();

    /// <summary><see cref="ProjectPath"/> with slashes, as it stands in keys and messages.</summary>
    public string Project => ProjectPath.Replace('\\', '/');

    /// <summary><see cref="LibraryPath"/> with slashes; null where no framework is asked for, and the path changes nothing.</summary>
    public string? Library => Options.TargetFramework is null ? null : LibraryPath?.Replace('\\', '/');
}

namespace SplNet.Versions.Builds;

/// <summary>The sources of one version and the project to build in them.</summary>
internal sealed record BuildRequest
{
    /// <summary>Gets the name of the version for messages and lists, such as <c>v1.2</c>.</summary>
    public required string Name { get; init; }

    /// <summary>Gets the key of the source content, for example the tree id: equal keys mean equal sources.</summary>
    public required string SourceKey { get; init; }

    /// <summary>Writes the sources into a new folder that nothing else uses.</summary>
    public required Func<string, CancellationToken, Task> Export { get; init; }

    /// <summary>Gets the path of the project file within the sources.</summary>
    public required string ProjectPath { get; init; }

    /// <summary>
    /// Gets the path of the project that <see cref="BuildOptions.TargetFramework"/> applies to, if a different project that refers to it is
    /// built, such as its tests. Null means <see cref="ProjectPath"/>.
    /// </summary>
    public string? LibraryPath { get; init; }

    /// <summary>Gets the path, within the sources, of the solution to build the project with; null to build the project alone.</summary>
    public string? Solution { get; init; }

    /// <summary>
    /// Gets the root of the current sources. A property of <see cref="Options"/> with a path below it is mapped to the
    /// version's path. Null if unknown.
    /// </summary>
    public string? Root { get; init; }

    /// <summary>Gets the framework of the current assembly, which is used if the project lists it; null for the best one.</summary>
    public string? TodaysFramework { get; init; }

    /// <summary>Gets the build options.</summary>
    public BuildOptions Options { get; init; } = new();

    /// <summary>Gets <see cref="ProjectPath"/> with slashes, for keys and messages.</summary>
    public string Project => ProjectPath.Replace('\\', '/');

    /// <summary>Gets <see cref="LibraryPath"/> with slashes; null if no framework is requested and the path has no effect.</summary>
    public string? Library => Options.TargetFramework is null ? null : LibraryPath?.Replace('\\', '/');
}

namespace SplNet.Benchmarks;

/// <summary>A temporary folder with projects that are written and built; it goes with this object, or with the process.</summary>
internal sealed class SuiteFolder : IDisposable
{
    // No server of a build outlives it.
    private static readonly Dictionary<string, string> Builds =
        new(StringComparer.Ordinal) { ["MSBUILDDISABLENODEREUSE"] = "1", ["UseSharedCompilation"] = "false" };
    private static readonly TimeSpan BuildTime = TimeSpan.FromMinutes(10);

    public SuiteFolder() => AppDomain.CurrentDomain.ProcessExit += OnExit;

    /// <summary>Its path.</summary>
    public string Path { get; } = Directory.CreateTempSubdirectory("splnet-suite-").FullName;

    /// <summary>The path of something in it.</summary>
    public string PathOf(params ReadOnlySpan<string> names) => System.IO.Path.Combine([Path, .. names]);

    /// <summary>What a project builds.</summary>
    public string AssemblyOf(string project) => PathOf(project, "bin", "Release", "net10.0", project + ".dll");

    /// <summary>Writes a file, with its folder.</summary>
    public void Write(string name, string text)
    {
        var file = PathOf(name);
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }

    /// <summary>Builds a project.</summary>
    /// <param name="project">The name of its folder.</param>
    public void Build(string project) => BoundedCommand.Run(
        $"Builds {project}.", BuildTime, Path, "dotnet", ["build", "-c", "Release", "-v", "q", "-nologo", project], Builds)
        .RequireSuccess();

    /// <inheritdoc/>
    public void Dispose()
    {
        AppDomain.CurrentDomain.ProcessExit -= OnExit;
        Directory.Delete(Path, recursive: true);
    }

    private void OnExit(object? sender, EventArgs arguments) => Dispose();
}

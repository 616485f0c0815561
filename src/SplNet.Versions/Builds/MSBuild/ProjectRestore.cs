namespace SplNet.Versions.Builds.MSBuild;

/// <summary>The restore of a project and its references for one framework.</summary>
/// <param name="steps">The steps of the build, which get the properties that all later steps need.</param>
/// <param name="folders">The folders of the build.</param>
/// <param name="project">The full path of the project.</param>
/// <param name="framework">Its framework.</param>
internal sealed class ProjectRestore(MSBuildSteps steps, BuildFolders folders, string project, FrameworkChoice framework)
{
    /// <summary>Gets the packages to remove from all projects.</summary>
    public required IReadOnlyList<string> DroppedPackages { get; init; }

    /// <summary>Gets the frameworks to build of other projects, by project path.</summary>
    public required IReadOnlyDictionary<string, IReadOnlyList<string>> Others { get; init; }

    /// <summary>Restores the project.</summary>
    /// <param name="cancellation">Cancels the restore.</param>
    /// <exception cref="BuildFailedException">A required package cannot be restored.</exception>
    public async Task RunAsync(CancellationToken cancellation)
    {
        Inject(Others);
        try
        {
            await RestoreAsync(cancellation);
        }
        catch (BuildFailedException)
        {
            // The restore covered every framework of a referenced project that some path through the references could need. Only the
            // restore graph shows which are really needed, and it takes a second that most builds can avoid.
            if (await NeededAsync(cancellation) is not { Count: > 0 } needed)
                throw;
            Inject(needed);
            await RestoreAsync(cancellation);
        }
    }

    private Task<IReadOnlyDictionary<string, string>> RestoreAsync(CancellationToken cancellation) =>
        steps.RunAsync("Restore", new Dictionary<string, string>(StringComparer.Ordinal), MSBuildSteps.Outcome, cancellation);

    private async Task<IReadOnlyDictionary<string, IReadOnlyList<string>>> NeededAsync(CancellationToken cancellation)
    {
        var graph = Path.Combine(folders.Neutral, "graph.json");
        try
        {
            await steps.RunAsync(
                "GenerateRestoreGraphFile", new Dictionary<string, string>(StringComparer.Ordinal) { ["RestoreGraphOutputPath"] = graph },
                MSBuildSteps.Outcome, cancellation);
        }
        catch (BuildFailedException)
        {
            return new Dictionary<string, IReadOnlyList<string>>(StringComparer.Ordinal); // the earlier failure says what is wrong
        }

        return RestoreGraph.Needed(await File.ReadAllTextAsync(graph, cancellation), project, framework.Name);
    }

    private void Inject(IReadOnlyDictionary<string, IReadOnlyList<string>> others)
    {
        foreach (var (name, value) in InjectedTargets.Write(folders, project, framework, others, DroppedPackages))
            steps.Properties[name] = value;
    }
}

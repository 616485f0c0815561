namespace SplNet.Versions.Builds.MSBuild;

/// <summary>The restore of a project, and of those that it refers to, for one framework.</summary>
/// <param name="steps">The steps of the build, which get the properties that all further ones need.</param>
/// <param name="folders">The folders of the build.</param>
/// <param name="project">The full path of the project.</param>
/// <param name="framework">Its framework.</param>
internal sealed class ProjectRestore(MSBuildSteps steps, BuildFolders folders, string project, FrameworkChoice framework)
{
    /// <summary>Packages that no project gets.</summary>
    public required IReadOnlyList<string> DroppedPackages { get; init; }

    /// <summary>The only frameworks of other projects that are wanted, by the paths of these.</summary>
    public required IReadOnlyDictionary<string, IReadOnlyList<string>> Others { get; init; }

    /// <summary>Restores.</summary>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="BuildFailedException">What is needed cannot be restored.</exception>
    public async Task RunAsync(CancellationToken cancellation)
    {
        Inject(Others);
        try
        {
            await RestoreAsync(cancellation);
        }
        catch (BuildFailedException)
        {
            // Of a referenced project every framework was restored that could be needed on some way through the references. Which are, only the graph
            // tells, and it takes a second that most builds need not spend.
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
            await steps.RunAsync("GenerateRestoreGraphFile", new Dictionary<string, string>(StringComparer.Ordinal) { ["RestoreGraphOutputPath"] = graph }, MSBuildSteps.Outcome, cancellation);
        }
        catch (BuildFailedException)
        {
            return new Dictionary<string, IReadOnlyList<string>>(StringComparer.Ordinal); // the failure before tells what is wrong
        }

        return RestoreGraph.Needed(await File.ReadAllTextAsync(graph, cancellation), project, framework.Name);
    }

    private void Inject(IReadOnlyDictionary<string, IReadOnlyList<string>> others)
    {
        foreach (var (name, value) in InjectedTargets.Write(folders, project, framework, others, DroppedPackages))
            steps.Properties[name] = value;
    }
}

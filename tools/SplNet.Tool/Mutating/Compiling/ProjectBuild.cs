using SplNet.Mutations.Compiling;
using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Builds.Running;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Mutating.Compiling;

/// <summary>Builds the user's project in its current state, in a private copy: nothing is written next to the sources.</summary>
internal static class ProjectBuild
{
    /// <summary>Builds the project.</summary>
    /// <param name="project">The path of the project file.</param>
    /// <param name="options">The options; <see cref="BuildOptions.HostFramework"/> is the framework of the tests.</param>
    /// <param name="cancellation">Cancels the build.</param>
    /// <exception cref="BuildFailedException">The project cannot be built; the message contains the errors.</exception>
    /// <exception cref="RepositoryException">The work tree cannot be read.</exception>
    public static async Task<PrivateBuild> RunAsync(string project, BuildOptions options, CancellationToken cancellation)
    {
        var full = Path.GetFullPath(project);
        if (!File.Exists(full))
            throw new BuildFailedException(
                $"{full} does not exist. Name the project file of the library: --project src/Library/Library.csproj.");
        var folder = new PrivateFolder();
        try
        {
            using var repository = RepositoryOf(full, options.SkippedSubmodules);
            var folders = new BuildFolders(folder.Path);
            var request = Request(full, repository, options);
            using var deadline = new BuildDeadline(options.Timeout, cancellation);
            using var processes = new StepProcesses(Path.GetFileName(folder.Path), folder.Path);
            var compiled = await deadline.KeepAsync(
                request.Project, token => new SourceBuild(request, folders, processes).CompileAsync(token));
            return new PrivateBuild(folder)
            {
                Call = new CompilerCall(compiled.Arguments, Path.GetDirectoryName(compiled.Project)!),
                BuiltAssembly = compiled.Assembly,
                Framework = compiled.Framework,
                SourceFolder = folders.Sources,
                Notes = compiled.Notes,
            };
        }
        catch
        {
            folder.Dispose();
            throw;
        }
    }

    // A project may be in the folder of a repository that ignores it; git-ignored files are not in any version.
    private static BuildRequest Request(string project, GitRepository? repository, BuildOptions options)
    {
        if (repository?.Store.WorkTree is { } root)
        {
            var revision = repository.Resolve(GitRevision.WorkTree);
            return Request(project, root, revision.ContentKey, (folder, token) => repository.Export(revision, folder, token), options) with
            {
                Solution = SolutionProperties.Naming(root, Path.GetRelativePath(root, project)).FirstOrDefault(),
            };
        }

        var sources = FolderSources.Of(project);
        return Request(project, sources.Root, project, sources.CopyTo, options);
    }

    private static BuildRequest Request(
        string project, string root, string key, Action<string, CancellationToken> export, BuildOptions options) => new()
        {
            Name = "The work tree",
            SourceKey = key,
            ProjectPath = Path.GetRelativePath(root, project),
            Root = root,
            Export = (folder, token) => Task.Run(() => export(folder, token), token),
            Options = options,
        };

    private static GitRepository? RepositoryOf(string project, IReadOnlyList<string> skipped)
    {
        try
        {
            return GitRepository.Discover(Path.GetDirectoryName(project)!, new SkippedSubmodules(skipped));
        }
        catch (RepositoryException failure) when (failure.Problem == RepositoryProblem.NotARepository)
        {
            return null;
        }
    }
}

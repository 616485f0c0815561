using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Builds.Running;

namespace SplNet.Versions.Builds;

/// <summary>One build: the export, the steps, and the kept result.</summary>
internal sealed class SourceBuild(BuildRequest request, BuildFolders folders, StepProcesses processes)
{
    private const string LogFile = "build.log";

    private static readonly IReadOnlyDictionary<string, string> Nothing = new Dictionary<string, string>(StringComparer.Ordinal);

    private readonly BuildOptions _options = request.Options;
    private readonly List<string> _notes = [];
    private string _printed = string.Empty;
    private bool _isWebApplication;

    // Set once the sources exist: the project may have been elsewhere then.
    private string _project = request.Project;

    private string Project => Path.GetFullPath(Path.Combine(folders.Sources, _project));

    /// <summary>Builds the version.</summary>
    /// <param name="key">The key of the build.</param>
    /// <param name="destination">An empty folder for the result.</param>
    /// <param name="cancellation">Ends the build.</param>
    /// <exception cref="BuildFailedException">It cannot be built.</exception>
    public async Task<BuiltVersion> RunAsync(string key, string destination, CancellationToken cancellation)
    {
        await ExportAsync(cancellation);
        var (file, framework) = _options.BuildCommand is { } command
            ? await RunCommandAsync(command, cancellation)
            : await BuildProjectAsync(Steps(), cancellation);
        RequireBuilt(file);
        await WriteLogAsync(destination, cancellation);
        return Kept(key, file, destination, framework);
    }

    /// <summary>Builds in place and reads the compiler arguments of the build.</summary>
    /// <param name="cancellation">Ends the build.</param>
    /// <exception cref="BuildFailedException">It cannot be built.</exception>
    public async Task<CompiledSources> CompileAsync(CancellationToken cancellation)
    {
        await ExportAsync(cancellation);
        var steps = Steps();
        var (file, framework) = await BuildProjectAsync(steps, cancellation);
        RequireBuilt(file);
        var asked = new Dictionary<string, string>(OneOf(framework), StringComparer.OrdinalIgnoreCase)
        {
            ["ProvideCommandLineArgs"] = "true",
            ["SkipCompilerExecution"] = "true",

            // Referenced projects are already built, and nothing may count as up to date.
            ["BuildProjectReferences"] = "false",
            ["NonExistentFile"] = "__none__/__none__",
        };

        // The compiler embeds resources, but its target does not depend on them; in a real build they exist by then.
        var arguments = await steps.ItemsAsync("PrepareResources;Compile", asked, "CscCommandLineArgs", cancellation);
        return arguments.Count > 0
            ? new CompiledSources(Project, file, framework.Name, arguments, _notes)
            : throw new BuildFailedException($"{request.Project} is built without the C# compiler, so there is nothing to mutate in it.");
    }

    private async Task ExportAsync(CancellationToken cancellation)
    {
        folders.Create();
        await request.Export(folders.Sources, cancellation);
        _project = SourceProjects.Find(request, folders.Sources);
        if (_project != request.Project)
            _notes.Add($"Its project was {_project} then.");
        _notes.AddRange(await SdkVersionPin.ApplyAsync(
            _options.SdkPin, folders, Project, folder => InstalledSdk.VersionInAsync(folder, processes, cancellation)));
    }

    private void RequireBuilt(string file)
    {
        if (!file.StartsWith(Path.TrimEndingDirectorySeparator(folders.Root) + Path.DirectorySeparatorChar, StringComparison.Ordinal))
        {
            throw new BuildFailedException(
                $"The build of {request.Project} wrote {file}, which is not in the private copy of its sources. " +
                "State a path relative to the project for this build, such as -p BaseOutputPath=bin/.",
                _printed);
        }

        if (!File.Exists(file))
        {
            throw new BuildFailedException(
                $"The build of {request.Project} ended without an error, but {Path.GetRelativePath(folders.Sources, file)} does not exist.",
                _printed);
        }
    }

    private async Task<(string File, FrameworkChoice Framework)> BuildProjectAsync(MSBuildSteps steps, CancellationToken cancellation)
    {
        var framework = await ChooseAsync(steps, cancellation);
        if (_options.DroppedPackages.Count > 0)
            _notes.Add($"Built without the packages {string.Join(", ", _options.DroppedPackages)}.");
        if (request.Library is { } library)
            _notes.Add($"{library} was built for {_options.TargetFramework}, as asked for.");

        try
        {
            return (await RestoreAndBuildAsync(steps, framework, cancellation), framework);
        }
        catch (BuildFailedException refused) when (refused.Message.Contains(MSBuildProperties.AppHost, StringComparison.Ordinal)
            && MayHaveHost && steps.Properties.Remove(MSBuildProperties.AppHost))
        {
            // xUnit.net v3 tests must be executables with an app host, but their packages only say so after the restore. The host is
            // restored too, so repeat both steps.
            return (await RestoreAndBuildAsync(steps, framework, cancellation), framework);
        }
    }

    // Two steps: a restore for one framework would also pass that framework to referenced projects, which may not have it.
    private async Task<string> RestoreAndBuildAsync(MSBuildSteps steps, FrameworkChoice framework, CancellationToken cancellation)
    {
        await new ProjectRestore(steps, folders, Project, framework)
        {
            DroppedPackages = _options.DroppedPackages,
            Others = WantedOfLibrary(),
        }
            .RunAsync(cancellation);
        var built = await steps.RunAsync("Build", OneOf(framework), MSBuildSteps.Outcome, cancellation);
        return built["TargetPath"];
    }

    private bool MayHaveHost => !_options.Properties.Keys.Contains(MSBuildProperties.AppHost, StringComparer.OrdinalIgnoreCase);

    private Dictionary<string, IReadOnlyList<string>> WantedOfLibrary() =>
        request.Library is { } library
            ? new(StringComparer.Ordinal) { [Path.GetFullPath(Path.Combine(folders.Sources, library))] = [_options.TargetFramework!] }
            : [];

    private async Task<(string File, FrameworkChoice? Framework)> RunCommandAsync(string command, CancellationToken cancellation)
    {
        var result = await processes.RunShellAsync(command, folders.Sources, cancellation);
        _printed = result.Text;
        if (result.ExitCode != 0)
            throw BuildErrors.Failure(
                FormattableString.Invariant($"built: '{command}' ended with exit code {result.ExitCode}"), folders, result.Text,
                _options.Advice);
        _notes.Add($"Built by the command '{command}'.");
        if (_options.BuiltFile is { } known)
            return (Path.GetFullPath(Path.Combine(folders.Sources, known)), null);
        var steps = Steps();
        var framework = await ChooseAsync(steps, cancellation);
        var asked = await steps.RunAsync(string.Empty, OneOf(framework), MSBuildSteps.Outcome, cancellation);
        return (asked["TargetPath"], framework);
    }

    private MSBuildSteps Steps()
    {
        var steps = new MSBuildSteps(processes, folders, Project) { Advice = _options.Advice };
        if (request.Solution is { } solution && SolutionProperties.Find(folders.Sources, solution) is { } file)
        {
            foreach (var (name, value) in SolutionProperties.Of(file))
                steps.Properties[name] = value;
        }

        foreach (var (name, value) in MSBuildProperties.Of(_options))
            steps.Properties[name] = OwnPlaces.Of(value, request.Root, folders.Sources);

        // In some frameworks tests are executables that must have an app host (xUnit.net v3). The tests are the current ones, so their
        // requirements are available here.
        if (request.LibraryPath is not null && MayHaveHost)
            steps.Properties.Remove(MSBuildProperties.AppHost);
        return steps;
    }

    private async Task<FrameworkChoice> ChooseAsync(MSBuildSteps steps, CancellationToken cancellation)
    {
        var evaluated = await steps.RunAsync(
            string.Empty,
            Nothing,
            ["TargetFramework", "TargetFrameworks", "TargetFrameworkVersion", "TreatWarningsAsErrors", "UsingMicrosoftNETSdkWeb"],
            cancellation);
        _isWebApplication = evaluated["UsingMicrosoftNETSdkWeb"].Equals("true", StringComparison.OrdinalIgnoreCase);
        if (evaluated["TreatWarningsAsErrors"].Equals("true", StringComparison.OrdinalIgnoreCase))
            steps.WarningsHint = "The project treats warnings as errors, and today's SDK has more of them. " +
                $"Leave them as warnings: {_options.Advice.WarningsStay}.";
        var many = evaluated["TargetFrameworks"].Split(';', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var wanted = request.Library is null ? _options : _options with { TargetFramework = null };
        if (many.Length > 0)
            return FrameworkChoice.Of(
                [.. many.Distinct(StringComparer.OrdinalIgnoreCase)], isMany: true, wanted,
                request.LibraryPath is null ? request.TodaysFramework : null);
        return evaluated["TargetFramework"] is { Length: > 0 } single
            ? FrameworkChoice.Of([single], isMany: false, wanted)
            : throw new BuildFailedException(
                $"{request.Project} does not name a target framework (TargetFrameworkVersion '{evaluated["TargetFrameworkVersion"]}'): " +
                $"it is an older project without the .NET SDK. {(_options.Advice.Command is { } command
                    ? $"Name the build command and the assembly it builds: {command}."
                    : "Only SDK-style projects can be used here.")}");
    }

    private static IReadOnlyDictionary<string, string> OneOf(FrameworkChoice framework) =>
        framework.IsOneOfMany ? new Dictionary<string, string>(StringComparer.Ordinal) { ["TargetFramework"] = framework.Name } : Nothing;

    private BuiltVersion Kept(string key, string file, string destination, FrameworkChoice? framework)
    {
        var folder = Path.Combine(destination, "files");
        FileTree.Copy(Path.GetDirectoryName(file)!, folder);
        var name = Path.GetFileName(file);
        var kept = Path.Combine(folder, name);
        var actual = framework?.Name ?? AssemblyFramework.Of(kept);
        var identity = AssemblyIdentity.Of(kept);
        ContentRoots.Keep(folders.Sources, folder, _isWebApplication ? (identity.Name, Path.GetDirectoryName(Project)!) : null);
        return new BuiltVersion
        {
            Name = request.Name,
            Key = key,
            Folder = folder,
            FileName = name,
            Identity = identity,
            OwnFiles = OwnAssemblies.Of(kept),
            TargetFramework = actual,
            FrameworkReason = framework?.Reason ?? $"{actual} is the framework that the command built.",
            Notes = _notes,
            LogPath = Path.Combine(destination, LogFile),
        };
    }

    private async Task WriteLogAsync(string destination, CancellationToken cancellation)
    {
        var logs = Directory.EnumerateFiles(folders.Neutral, "step*.log").Order(StringComparer.Ordinal).Select(File.ReadAllText);
        await File.WriteAllTextAsync(
            Path.Combine(destination, LogFile), string.Join(Environment.NewLine, logs.Prepend(_printed)), cancellation);
    }
}

using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;
using SplNet.Versions.Tests.Repositories.Subversion;

namespace SplNet.Integration.Tests;

/// <summary>A clone of the library with a history, and in it a program that measures its versions with the packed SplNet.</summary>
public sealed class VersionedProject(PackedSplNet packed) : IAsyncLifetime
{
    private readonly SampleHistory _history = new();
    private readonly TemporaryFolder _folder = new();
    private UserProject? _program;
    private PackagedProgram? _packaged;

    /// <summary>The tool of this checkout.</summary>
    public static string Tool => Repository.PathOf("tools/SplNet.Tool/bin/Release/net10.0/SplNet.Tool.dll");

    /// <summary>The work tree of the clone.</summary>
    public string Clone { get; private set; } = string.Empty;

    /// <summary>The output of the program.</summary>
    public string Output => Path.Combine(Clone, "perf", "bin", "Release", "net10.0");

    internal SampleHistory History => _history;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        Clone = _history.Clone(_folder);
        Commit("Twice(long n) => 2 * n", "long");
        Commit("Twice(int n) => 2 * n", "int");
        _program = await BuildAsync(Clone);
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        _folder.Dispose();
        _history.Dispose();
        return ValueTask.CompletedTask;
    }

    /// <summary>Runs an experiment of the program.</summary>
    internal Task<CommandOutput> MeasureAsync(params string[] arguments) => RunAsync(Output, arguments);

    /// <summary>The same, where the output was copied to another folder, and in that.</summary>
    internal Task<CommandOutput> MeasureElsewhereAsync(string folder, params string[] arguments) =>
        MeasureCopyAsync(folder, SearchOption.AllDirectories, arguments);

    /// <summary>The same, where only the files of the output itself were copied, and none of the folders in it.</summary>
    internal Task<CommandOutput> MeasureFilesAloneAsync(string folder, params string[] arguments) =>
        MeasureCopyAsync(folder, SearchOption.TopDirectoryOnly, arguments);

    /// <summary>The same in a clone with the last commit alone.</summary>
    internal async Task<CommandOutput> MeasureShallowAsync(params string[] arguments)
    {
        var clone = Path.Combine(_folder.Create("shallow"), "clone");
        GitCommand.Run(_folder.Path, "clone", "--quiet", "--depth", "1", new Uri(_history.Folder).AbsoluteUri, clone);
        return await MeasureElsewhereAsync(Directory.CreateDirectory(Path.Combine(clone, "out")).FullName, arguments);
    }

    /// <summary>The same in a working copy of Subversion, whose only revision has the first version of the library.</summary>
    internal async Task<CommandOutput> MeasureSubversionAsync(params string[] arguments)
    {
        var root = _folder.Create($"subversion-{Guid.NewGuid():N}");
        var (repository, trunk) = (Path.Combine(root, "repository"), Path.Combine(root, "trunk"));
        SvnCommand.Run("svnadmin", root, "create", repository);
        SvnCommand.Run("svn", root, "checkout", "--quiet", new Uri(repository).AbsoluteUri, trunk);
        var library = Directory.CreateDirectory(Path.Combine(trunk, "src", "Sorting")).FullName;
        await File.WriteAllTextAsync(Path.Combine(library, "Sorting.csproj"), SampleSources.Project);
        await File.WriteAllTextAsync(Path.Combine(library, "Sorter.cs"), SampleSources.InsertionSort);
        SvnCommand.Run("svn", trunk, "add", "--quiet", "src");
        SvnCommand.Run("svn", trunk, "commit", "--quiet", "-m", "Insertion sort");
        return await MeasureElsewhereAsync(Directory.CreateDirectory(Path.Combine(trunk, "out")).FullName, arguments);
    }

    /// <summary>The same in a program that has the library from a package, <see cref="PackagedProgram"/>.</summary>
    internal async Task<CommandOutput> MeasurePackageAsync(params string[] arguments) =>
        await (await PackagedAsync()).MeasureAsync(arguments);

    /// <summary>Compares both versions of that package with the tool.</summary>
    internal async Task<CommandOutput> ComparePackageAsync(string method) => await (await PackagedAsync()).CompareAsync(method);

    /// <summary>Compares the versions v1.0 and HEAD with the tool, in a project of tests that it builds and runs: by VSTest.</summary>
    internal Task<CommandOutput> CompareInTestsAsync(params string[] arguments)
    {
        packed.NewProjectIn(Path.Combine(Clone, "tests")).Add("Tests.csproj", WithTheLibrary(TestProjects.Xunit("SplNet"))).Add(
            "SortingTests.cs", VersionedProgram.Tests);
        return CompareAsync("tests/Tests.csproj", arguments);
    }

    /// <summary>The same by Microsoft.Testing.Platform.</summary>
    internal Task<CommandOutput> CompareOnPlatformAsync(params string[] arguments)
    {
        packed.NewProjectIn(Path.Combine(Clone, "platform")).Add("Tests.csproj", WithTheLibrary(TestProjects.TUnit("SplNet"))).Add(
            "SortingTests.cs", VersionedProgram.TUnitTests)
            .Add("global.json", """{ "test": { "runner": "Microsoft.Testing.Platform" } }""");
        return CompareAsync("platform/Tests.csproj", arguments);
    }

    /// <summary>How often the test without an experiment ran.</summary>
    internal string RunsWithoutExperiment(string folder) =>
        File.ReadAllText(Path.Combine(Clone, folder, "bin", "Release", "net10.0", "plain"));

    /// <summary>
    /// Sends a signal to the program while the version is built, in a worktree and by a command that takes a minute.
    /// </summary>
    /// <param name="signal">Its name, for <c>kill</c>.</param>
    /// <param name="cache">The folder that takes the built versions.</param>
    /// <returns>The exit code.</returns>
    internal async Task<int> InterruptAsync(string signal, string cache)
    {
        var started = Path.Combine(_folder.Create($"interrupted-{signal}"), "started");
        var slow = new Dictionary<string, string>(StringComparer.Ordinal)
        {
            ["SPLNET_BUILD_COMMAND"] = $"echo > '{started}'; sleep 60",
            ["SPLNET_CACHE"] = cache,
        };
        using var process = _program!.Start(Clone, slow, [Path.Combine(Output, "Perf.dll"), "sort", "v1.0", "--worktree"]);
        using var bound = new CancellationTokenSource(TimeSpan.FromMinutes(5));
        var printed = Task.WhenAll(process.StandardOutput.ReadToEndAsync(bound.Token), process.StandardError.ReadToEndAsync(bound.Token));
        while (!File.Exists(started))
            await Task.Delay(100, bound.Token); // written by a shell, which tells nobody
        using var kill = System.Diagnostics.Process.Start(
            "kill", ["-s", signal, process.Id.ToString(System.Globalization.CultureInfo.InvariantCulture)]);
        await process.WaitForExitAsync(bound.Token);
        await printed;
        return process.ExitCode;
    }

    /// <summary>The worktrees that the repository knows beside the clone itself.</summary>
    internal IEnumerable<string> Worktrees() =>
        Path.Combine(Clone, ".git", "worktrees") is var list && Directory.Exists(list) ? Directory.EnumerateDirectories(list) : [];

    private static string WithTheLibrary(string project) =>
        project.Replace(
            "</Project>",
            "  <ItemGroup><ProjectReference Include=\"../src/Sorting/Sorting.csproj\" /></ItemGroup>\n</Project>",
            StringComparison.Ordinal);

    private Task<CommandOutput> CompareAsync(string tests, string[] arguments) =>
        _program!.RunInAsync(Clone, [Tool, "compare", "v1.0", "HEAD", "--test-project", tests, "--runs", "2", .. arguments]);

    private async Task<PackagedProgram> PackagedAsync() =>
        _packaged ??= await PackagedProgram.BuildAsync(packed, _history, _folder.Create("packaged"));

    private Task<CommandOutput> MeasureCopyAsync(string folder, SearchOption files, string[] arguments)
    {
        foreach (var file in Directory.EnumerateFiles(Output, "*", files))
        {
            var copy = Path.Combine(folder, Path.GetRelativePath(Output, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy);
        }

        return RunAsync(folder, arguments);
    }

    private Task<CommandOutput> RunAsync(string output, string[] arguments) =>
        _program!.RunInAsync(output, [Path.Combine(output, "Perf.dll"), .. arguments]);

    private async Task<UserProject> BuildAsync(string clone)
    {
        var program = packed.NewProjectIn(Path.Combine(clone, "perf")).Brisk().With("SPLNET_RUNS", "2").With("SPLNET_ITERATIONS", "2")
            .Add("Perf.csproj", TestProjects.Program("../src/Sorting/Sorting.csproj", "SplNet"))
            .Add("Program.cs", VersionedProgram.Source)
            .Add("perf.spl", VersionedProgram.Requirements);
        var built = await program.RunAsync("build", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        return program;
    }

    private void Commit(string member, string tag)
    {
        File.WriteAllText(
            Path.Combine(Clone, "src", "Sorting", "Doubling.cs"),
            $"namespace Sorting;\n\npublic static class Doubling\n{{\n    public static long {member};\n}}\n");
        GitCommand.Run(Clone, "add", "--all");
        GitCommand.Run(Clone, "commit", "--quiet", "-m", $"Twice of {tag}");
        GitCommand.Run(Clone, "tag", tag);
    }
}

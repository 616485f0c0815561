using SplNet.Statements.Requirements;
using SplNet.Tool.Comparing;
using SplNet.Tool.Requirements;
using SplNet.Tool.UnitTests;
using SplNet.Versioning;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Proving;

/// <summary>
/// The tests as they are at the base. A change cannot touch them: they check both libraries, and they make the inputs of the operands.
/// </summary>
internal sealed class BaseTests : IDisposable
{
    private readonly CachedVersion _version;
    private readonly PrivateFolder? _folder;

    private BaseTests(CachedVersion version, string? inputs)
    {
        _version = version;
        var tests = version.Version.AssemblyPath;
        Home = tests;
        if (inputs is null && File.Exists(Path.Combine(version.Version.Folder, "SplNet.dll")))
            return;
        _folder = new PrivateFolder();
        try
        {
            var sources = new Dictionary<string, string>(StringComparer.Ordinal)
            {
                ["Inputs.cs"] = inputs is null ? string.Empty : File.ReadAllText(inputs),
            };
            Home = MeasuredOutput.Make(
                tests, sources, _folder.Path,
                $"{inputs} does not compile against the tests of {version.Version.Name} and their references. Correct it:");
        }
        catch
        {
            Dispose();
            throw;
        }
    }

    /// <summary>The path of the assembly in whose output operands are found and measured.</summary>
    public string Home { get; }

    /// <summary>The file name of the tests' assembly, in the same output.</summary>
    public string FileName => _version.Version.FileName;

    /// <summary>The files of the tests' folder that the change touches.</summary>
    public IReadOnlyList<ChangedTest> Changed { get; private init; } = [];

    /// <summary>Builds the tests of the base.</summary>
    /// <param name="request">The user's request.</param>
    /// <param name="before">The base.</param>
    /// <param name="after">The head.</param>
    /// <param name="options">How versions are built.</param>
    /// <exception cref="SplNetException">The project or the inputs cannot be used.</exception>
    /// <exception cref="BuildFailedException">The tests do not build.</exception>
    /// <exception cref="RepositoryException">A revision or the repository is missing.</exception>
    public static BaseTests Build(ProveRequest request, ComparedRevision before, ComparedRevision after, VersionOptions options)
    {
        var place = Path.Combine(options.Repository!, request.TestProject);
        using var search = RepositorySearch.Open(before.Revision, place, options);
        if (search.Source is not GitRepository git)
            throw new SplNetException("splnet prove needs a git repository. Name a folder in it with --repository.");
        var (from, to) = (git.Resolve(before.Revision.Name), git.Resolve(after.Revision.Name));
        var project = NamedProject.Find(request.TestProject, search.Root);

        // A command builds the library, not its tests.
        var building = VersionFinder.BuildOptionsOf(options) with { BuildCommand = null, BuiltFile = null };
        var builds = new RepositoryBuilds(
            new VersionBuilder(new VersionCache(new CacheOptions())), search, project.Path, null, building)
        {
            AsWorktree = options.Worktree,
        };
        var (version, path) = Interruption.During(
            cancellation => Task.Run(
                () => builds.GetAsync(
                    before.Revision.ToString(), from, builds.Solutions is [var nearest, ..] ? nearest : null, cancellation),
                CancellationToken.None).GetAwaiter().GetResult(),
            CancellationToken.None);
        var folder = Path.GetDirectoryName(path)!.Replace('\\', '/');
        return new BaseTests(version, request.Inputs)
        {
            Changed = [.. git.Differences(from, to).Where(one => IsIn(one.Path, folder))
                .Select(static one => new ChangedTest(one.Path, one.Difference))],
        };
    }

    /// <summary>Finds the operands.</summary>
    /// <param name="methods">The operands as texts; empty for the requirements of the tests.</param>
    /// <param name="errors">Takes what is wrong with them.</param>
    /// <returns>The operands; null if there is a mistake.</returns>
    public OperandSearch? Operands(IReadOnlyList<string> methods, TextWriter errors)
    {
        var output = Path.GetDirectoryName(Home)!;
        var files = Directory.EnumerateFiles(output, "*.spl").Order(StringComparer.Ordinal);
        var requirements = new RequirementSearch(
            new RequirementInputs(methods.Count > 0 ? [Home] : [Path.Combine(output, FileName), .. files], Home, null)
            {
                UnitTests = Home,
            },
            adjust: null, errors);
        var search = new OperandSearch();
        if (methods.Count > 0)
        {
            var settings = new RequirementSettings(requirements.Home(), []);
            foreach (var method in methods)
                search.Add(GivenOperands.Method(method, settings));
            return search;
        }

        if (requirements.Find() is not { } found)
            return null;
        foreach (var requirement in found)
            search.Add(requirement);
        return search;
    }

    public void Dispose()
    {
        _folder?.Dispose();
        _version.Dispose();
    }

    private static bool IsIn(string path, string folder) =>
        folder.Length == 0 || path.StartsWith(folder + "/", StringComparison.Ordinal);
}

using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Packages;
using SplNet.Versions.Repositories;

namespace SplNet.Versioning;

/// <summary>The versions of an experiment's operands, prepared before the first run.</summary>
/// <param name="origin">The origin from which measuring processes reach the experiment.</param>
/// <param name="options">The options of the experiment.</param>
/// <param name="wanted">Stops the search and the builds gracefully.</param>
internal sealed class OperandVersions(ExperimentOrigin origin, ExperimentOptions options, CancellationToken wanted)
{
    private readonly string _tests = origin.AssemblyPath;
    private readonly Dictionary<FormulaOperand, MeasuredVersion> _versions = [];
    private readonly Dictionary<(Revision Revision, string Library), MeasuredVersion> _found = [];

    private bool _comparesWithCurrent;

    /// <summary>Notes for the report.</summary>
    public IEnumerable<ResultMessage> Notes =>
        _versions.Select(static version => MessageRules.VersionUsed.Of($"{version.Key}: {version.Value.Description}"))
            .Concat(_found.Values.SelectMany(static version => version.Output.Notes).Select(MessageRules.DifferentParts.Of))
            .Distinct();

    /// <summary>The simple names of the libraries that versions replace.</summary>
    public IEnumerable<string> Libraries => _found.Keys.Select(static found => found.Library).Distinct(StringComparer.Ordinal);

    /// <summary>The version of an operand; null for the current version.</summary>
    public MeasuredVersion? Of(MeasuredOperand operand) => _versions.GetValueOrDefault(operand.Symbol);

    /// <summary>Checks whether the versions are available, as far as this is known without a build.</summary>
    /// <returns>The reason why they are not, or null.</returns>
    public string? Missing(IReadOnlyList<MeasuredOperand> operands)
    {
        var looked = new HashSet<(Revision, string)>();
        return Each(operands, operand =>
        {
            var (revision, project) = (operand.Operand.Revision!, ProjectOf(operand.Operand.Revision!));
            var library = LibraryOf(operand.Operand, project, revision);
            if (looked.Add((revision, library)))
                Finder(project?.Path).Require(revision, library);
        });
    }

    /// <summary>Finds and builds the versions, one after the other.</summary>
    /// <returns>The reason for a failure, or null.</returns>
    public string? Prepare(IReadOnlyList<MeasuredOperand> operands)
    {
        _comparesWithCurrent = operands.Any(static operand => operand.Operand.Revision is null);
        return Each(operands, operand => _versions[operand.Symbol] = Find(operand.Operand, operand.Operand.Revision!));
    }

    private static string? Each(IReadOnlyList<MeasuredOperand> operands, Action<MeasuredOperand> take)
    {
        foreach (var operand in operands.Where(static operand => operand.Operand.Revision is not null))
        {
            try
            {
                take(operand);
            }
            catch (Exception failure) when (failure is SplNetException or RepositoryException or BuildFailedException or PackageException
                or CacheException or IOException or UnauthorizedAccessException)
            {
                return $"Operand '{operand.Name}' cannot be measured at {operand.Operand.Revision}: {failure.Message}";
            }
        }

        return null;
    }

    private MeasuredVersion Find(Operand operand, Revision revision)
    {
        var project = ProjectOf(revision);
        return Find(revision, LibraryOf(operand, project, revision), project?.Path);
    }

    private VersionFinder Finder(string? project) => new(_tests, options.Versions with { Project = project }, _comparesWithCurrent);

    private NamedProject? ProjectOf(Revision revision) =>
        options.Versions.Project is { } named
            ? NamedProject.Find(named, RepositorySearch.RootOf(revision.Kind, _tests, options.Versions.Repository))
            : null;

    private string LibraryOf(Operand operand, NamedProject? project, Revision revision) =>
        ProductionAssembly.Of(operand, _tests, !origin.RunsAgain, project?.Assembly, revision.Kind == RevisionKind.NuGet);

    // Runs outside the caller's synchronization context, whose only thread may be blocked here.
    private MeasuredVersion Find(Revision revision, string library, string? project)
    {
        if (_found.TryGetValue((revision, library), out var known))
            return known;
        return _found[(revision, library)] = Interruption.During(cancellation =>
        {
            using var found = Task.Run(() => Finder(project).FindAsync(revision, library, cancellation), CancellationToken.None)
                .GetAwaiter().GetResult();
            RequireOptimised(found);
            return new MeasuredVersion(
                VersionedOutputs.With(found, library, _tests, options.Versions.AreUnitTests), found.Version.Key, found.Description);
        }, wanted);
    }

    private void RequireOptimised(FoundVersion found)
    {
        if (options.OnDebugBuild != OnDebugBuild.Refuse || !AssemblyOptimization.IsDebug(found.Version.AssemblyPath))
            return;
        var name = $"{found.Version.FileName} of {found.Version.Name}";
        throw new SplNetException(AssemblyOptimization.IsRelease(found.Version.AssemblyPath)
            ? $"{name} was built in Release, but not optimised, which says nothing about the speed of the optimised code. " +
                $"{Remedy.Optimised} {Remedy.Unoptimised}"
            : $"{name} is a Debug build, which says nothing about the speed of the optimised code: build it in Release.");
    }
}

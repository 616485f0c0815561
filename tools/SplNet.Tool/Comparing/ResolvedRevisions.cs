using SplNet.Syntax;
using SplNet.Versioning;

namespace SplNet.Tool.Comparing;

/// <summary>Whether the revisions of a comparison are in the repositories where their operands will look for them, before anything is built, measured or waited for.</summary>
internal static class ResolvedRevisions
{
    /// <summary>Looks them up; of folders and packages there is nothing to look up here.</summary>
    /// <param name="revisions">The revisions.</param>
    /// <param name="tests">Assemblies or projects whose repositories are meant.</param>
    /// <param name="repository">The folder of the repository that the settings name, or null.</param>
    /// <exception cref="SplNet.Versions.Repositories.RepositoryException">A revision or the repository is not there.</exception>
    public static void Require(IReadOnlyList<ComparedRevision> revisions, IEnumerable<string> tests, string? repository)
    {
        var named = revisions.Select(static one => one.Revision).Where(static revision => revision.Kind is not (RevisionKind.Folder or RevisionKind.NuGet or RevisionKind.Before)).ToList();
        foreach (var place in tests.DistinctBy(path => repository ?? Path.GetDirectoryName(Path.GetFullPath(path)), StringComparer.Ordinal))
        {
            foreach (var revision in named)
            {
                using var found = RepositorySearch.Open(revision, Path.GetFullPath(place), repository);
                found.Source.Resolve(revision.Name, CancellationToken.None);
            }
        }
    }
}

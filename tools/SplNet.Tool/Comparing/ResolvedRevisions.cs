using SplNet.Syntax;
using SplNet.Versioning;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;
using SplNet.Versions.Repositories.Subversion;
using static System.FormattableString;

namespace SplNet.Tool.Comparing;

/// <summary>
/// Checks that the revisions of a comparison are distinct and in the repositories of their operands, before anything is
/// built, measured or waited for.
/// </summary>
internal static class ResolvedRevisions
{
    private const int ShownDigits = 10;

    /// <summary>Looks them up; folders and packages do not need it.</summary>
    /// <param name="revisions">The revisions.</param>
    /// <param name="tests">Assemblies or projects of these repositories.</param>
    /// <param name="options">How versions are found.</param>
    /// <exception cref="RepositoryException">A revision or the repository is missing.</exception>
    /// <exception cref="SplNetException">Two are the same.</exception>
    public static void Require(IReadOnlyList<ComparedRevision> revisions, IEnumerable<string> tests, VersionOptions options)
    {
        var named = revisions.Where(
            static one => one.Revision.Kind is not (RevisionKind.Folder or RevisionKind.NuGet or RevisionKind.Before)).ToList();
        foreach (var place in tests.DistinctBy(
            path => options.Repository ?? Path.GetDirectoryName(Path.GetFullPath(path)), StringComparer.Ordinal))
        {
            var texts = new Dictionary<string, string>(StringComparer.Ordinal);
            foreach (var (text, revision) in named)
            {
                using var found = RepositorySearch.Open(revision, Path.GetFullPath(place), options);
                var resolved = found.Source.Resolve(revision.Name, CancellationToken.None);
                if (!IsWorkTree(resolved) && !texts.TryAdd(resolved.Id, text))
                    throw new SplNetException(
                        $"'{texts[resolved.Id]}' and '{text}' are both {NameOf(resolved)}. {ComparedRevision.NameEachOnce}");
            }
        }
    }

    // It may have changes, and a user who compares it knows that.
    private static bool IsWorkTree(ResolvedRevision resolved) => resolved is GitRevision { IsWorkTree: true };

    private static string NameOf(ResolvedRevision resolved) => resolved switch
    {
        GitRevision commit => $"commit {commit.Id[..ShownDigits]}",
        SvnRevision revision => Invariant($"r{revision.Number} of {revision.Path}"),
        _ => resolved.Id,
    };
}

using SplNet.Causes.Selection;
using SplNet.Evaluation.Explaining;
using SplNet.Measuring;

namespace SplNet.Evaluation.Selecting;

/// <summary>The differences between pairs of output folders; each folder is read once.</summary>
internal sealed class ComparedOutputs
{
    private readonly Dictionary<string, BuildFacts> _builds = new(StringComparer.Ordinal);
    private readonly Dictionary<(string, string), BuildDifference> _differences = [];

    /// <summary>What differs in any of the compared pairs, whatever operands execute.</summary>
    public IReadOnlyList<SelectedChange> Changes
    {
        get
        {
            lock (_builds)
                return [.. _differences.Values.SelectMany(SelectionRule.All).Distinct()];
        }
    }

    /// <summary>Compares two outputs.</summary>
    /// <param name="before">The folder with the base.</param>
    /// <param name="after">The folder with the other revision.</param>
    /// <param name="tests">The file name of the tests' assembly.</param>
    /// <param name="exchanged">The simple names of the libraries that differ by revision.</param>
    public BuildDifference Between(string before, string after, string tests, IReadOnlyList<string> exchanged)
    {
        lock (_builds)
        {
            if (_differences.TryGetValue((before, after), out var known))
                return known;
            var (older, newer) = (LibraryFiles.In(before, tests, exchanged), LibraryFiles.In(after, tests, exchanged));
            var common = older.Intersect(newer, StringComparer.Ordinal).ToList();
            var files = ChangedFiles.Between(before, after, common.Select(static file => Path.GetFileNameWithoutExtension(file)));
            return _differences[(before, after)] = BuildDifference.Between(
                Read(before, older), Read(after, newer), files, [.. common.Select(static file => Path.ChangeExtension(file, ".xml"))
                    .Where(file => !ChangedFiles.AreSame(Path.Combine(before, file), Path.Combine(after, file)))]);
        }
    }

    private BuildFacts Read(string folder, IReadOnlyList<string> files) => _builds.TryGetValue(folder, out var known)
        ? known
        : _builds[folder] = BuildReader.Read(folder, files, SharedFrameworkFolders.All(), static name =>
            UnoptimisedAssemblies.IsOwn(name) || UnoptimisedAssemblies.IsOfATestFramework(name));
}

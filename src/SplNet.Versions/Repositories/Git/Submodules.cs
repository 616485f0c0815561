using System.Text;
using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Finds the objects of submodules: in the repository's own folder of modules, or in the work tree.</summary>
/// <param name="store">The objects of the repository.</param>
/// <param name="repository">The repository.</param>
/// <param name="treeId">The tree that has the submodules.</param>
/// <param name="place">The folder of the repository in the outermost one, ending with a slash; empty for the outermost one.</param>
internal sealed class Submodules(ObjectStore store, Repository repository, string treeId, string place)
{
    private readonly Dictionary<string, string> _names = Names(repository.Lookup<Tree>(treeId)?[".gitmodules"]?.Target as Blob);

    /// <summary>Finds the objects of a submodule and the tree of its commit.</summary>
    /// <exception cref="RepositoryException">Its commit is not on this machine.</exception>
    public (ObjectStore Lender, string TreeId) Find(TreeFile module)
    {
        foreach (var candidate in Candidates(module.Path).Where(static folder => Path.Exists(folder) && Repository.IsValid(folder)))
        {
            using var inner = new Repository(candidate);
            if (inner.Lookup<Commit>(module.Id) is { } commit)
                return (new ObjectStore(Path.TrimEndingDirectorySeparator(inner.Info.Path), inner.Info.WorkingDirectory), commit.Tree.Sha);
        }

        throw new RepositoryException(
            RepositoryProblem.MissingSubmodule,
            $"The commit {module.Id.Sha[..10]} of the submodule '{module.Path}' is not on this machine",
            store.Place,
            $"Fetch it: git submodule update --init \"{module.Path}\" (for an older commit: git -C \"{module.Path}\" fetch). " +
            "Leave it out where only tests need it: " +
            $"--skip-submodule {place}{module.Path}, or Versions = new() {{ SkippedSubmodules = [\"{place}{module.Path}\"] }}.");
    }

    private IEnumerable<string> Candidates(string path)
    {
        // A name that leads outside is an attack, which git refuses too.
        var name = _names.GetValueOrDefault(path, path);
        if (!name.Split('/', '\\').Contains("..", StringComparer.Ordinal) && !Path.IsPathRooted(name))
            yield return Path.Combine(store.CommonFolder, "modules", name);
        if (store.WorkTree is { } workTree)
            yield return Path.Combine(workTree, path);
    }

    // The names by path, from .gitmodules of that revision.
    private static Dictionary<string, string> Names(Blob? file)
    {
        const string Kind = "submodule.";
        var names = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (var (section, name, value) in ConfigurationText.Entries(file?.GetContentText(Encoding.UTF8) ?? string.Empty))
        {
            if (name == "path" && section.StartsWith(Kind, StringComparison.Ordinal))
                names[value] = section[Kind.Length..];
        }

        return names;
    }
}

using System.Globalization;
using LibGit2Sharp;
using SplNet.Syntax;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Finds the commit that a text names, like <c>git rev-parse --verify TEXT^{commit}</c>, and dates.</summary>
internal sealed class RevisionNames(Repository repository, ObjectStore store)
{
    private static readonly char[] Operators = ['~', '^', ':', '@'];

    public static RepositoryException NoCommits(ObjectStore store) =>
        new(
            RepositoryProblem.NoCommits, "The current branch does not have a commit yet", store.Place,
            "Commit something, or name another branch.");

    public Commit Commit(string text)
    {
        if (text.Length == 0)
            throw Unknown(text, "Name a commit, a tag, a branch, HEAD~1 or WORKTREE.");
        if (DatedName.Parse(text) is not { } dated)
            return Undated(text);
        if (dated.Instant is not { } instant)
            throw Unknown(text, RevisionDate.Forms);
        var commit = DatedCommit.Find(Undated(dated.Name), instant, text, repository, store);
        return dated.Steps.Length == 0 ? commit : Undated(commit.Sha + dated.Steps);
    }

    private Commit Undated(string text)
    {
        // A short form of HEAD that the library does not support everywhere.
        if (text is "@" or ['@', '~' or '^', ..])
            return Undated("HEAD" + text[1..]);
        try
        {
            return Lookup(text) is { } named ? Peel(named, text) : throw WhyNot(text);
        }
        catch (AmbiguousSpecificationException)
        {
            var name = NameOf(text);
            return Undated(new AbbreviatedId(repository, store).Only(name).Sha + text[name.Length..]);
        }
    }

    private GitObject? Lookup(string text)
    {
        try
        {
            return repository.Lookup(text);
        }
        catch (InvalidSpecificationException)
        {
            return null; // an invalid name, and some nonexistent names
        }
    }

    private Commit Peel(GitObject named, string text)
    {
        for (var current = named; ; current = ((TagAnnotation)current).Target)
        {
            if (current is Commit commit)
                return commit;
            if (current is not TagAnnotation)
                throw Unknown(text, $"It is a {(current is Tree ? "tree" : "file")}; name the commit that holds it.");
        }
    }

    // The library only reports that it found nothing; the repository itself shows the reason.
    private RepositoryException WhyNot(string text)
    {
        var name = NameOf(text);
        var head = name is "HEAD" or "";
        if (head && repository.Info.IsHeadUnborn)
            return NoCommits(store);
        if (Lookup(head ? "HEAD" : name) is { } named)
            return NoAncestor(text, Peel(named, name));
        if (head || Forms(name).Any(IsReference))
            return GitErrors.Corrupt(store, $"'{name}' names an object that is missing");
        if (OfAServer(name) is { } tracked)
            return Unknown(
                text, $"'{tracked}' exists: write '{tracked + text[name.Length..]}'. " +
                    "Build servers have it too; they check out a commit without local branches.");
        var nearest = Spelling.Suggestion(name, Names());
        if ((nearest.Length == 0 || store.IsShallow) && NotFetched(text, name) is { } elsewhere)
            return elsewhere;
        return store.IsShallow
            ? GitErrors.Shallow(store, $"This shallow clone does not contain the commit '{text}'")
            : Unknown(text, nearest.Length > 0
                ? nearest.TrimStart()
                : "List the names with git branch --all and git tag; get the names on the server with git fetch --tags.");
    }

    // A build server fetches only the branch that it builds.
    private RepositoryException? NotFetched(string text, string name)
    {
        if (repository.Network.Remotes.FirstOrDefault(
            remote => name.StartsWith(remote.Name + "/", StringComparison.Ordinal))?.Name is not { } server)
            return null;
        var depth = !store.IsShallow ? string.Empty : name == text ? "--depth 1 " : "--unshallow ";
        return Unknown(
            text, $"This clone has other branches of '{server}'. " +
                $"Get this one: git fetch {depth}{server} {name[(server.Length + 1)..]}:refs/remotes/{name}");
    }

    private string? OfAServer(string name) => repository.Network.Remotes.Select(remote => $"{remote.Name}/{name}")
        .FirstOrDefault(tracked => IsReference($"refs/remotes/{tracked}"));

    private bool IsReference(string name) => Reference.IsValidName(name) && repository.Refs[name] is not null;

    // The chain of first parents ends at the first commit, at the edge of a shallow clone, or at a lost object.
    private RepositoryException NoAncestor(string text, Commit tip)
    {
        var oldest = tip;
        var count = 0;
        for (; FirstParent.Of(oldest, repository, store) is { } parent; count++)
            oldest = parent;
        var commits = count == 1 ? "1 commit" : string.Create(CultureInfo.InvariantCulture, $"{count} commits");
        return store.IsShallow
            ? GitErrors.Shallow(
                store, $"'{text}' is earlier than the history of this shallow clone, which has {commits} before '{NameOf(text)}'")
            : Unknown(text, $"'{NameOf(text)}' has {commits} before it, along first parents.");
    }

    private IEnumerable<string> Names() =>
        repository.Refs.Select(static reference => reference.CanonicalName)
            .Where(static name => !name.StartsWith("refs/stash", StringComparison.Ordinal))
            .Select(static name => name.Split('/', 3) is [_, "heads" or "tags" or "remotes", var rest] ? rest : name)
            .Append("HEAD").Append(GitRevision.WorkTree);

    private RepositoryException Unknown(string text, string whatToDo) => GitErrors.Unknown(store, $"'{text}' names no commit", whatToDo);

    private static string NameOf(string text) => text.IndexOfAny(Operators) is >= 0 and var end ? text[..end] : text;

    private static string[] Forms(string name) =>
        [name, $"refs/{name}", $"refs/tags/{name}", $"refs/heads/{name}", $"refs/remotes/{name}", $"refs/remotes/{name}/HEAD"];
}

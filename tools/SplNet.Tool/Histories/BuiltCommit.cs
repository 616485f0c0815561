using SplNet.Evaluation.ResultDocuments;
using SplNet.History.Measurements;
using SplNet.Tool.Requirements;
using SplNet.Values.Runtimes;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>
/// Refuses to record programs under a commit from which they were not built, because their times do not belong to that commit.
/// </summary>
internal static class BuiltCommit
{
    /// <summary>The commit that the user names for the measurements.</summary>
    /// <param name="inputs">The measured inputs.</param>
    /// <param name="name">A revision.</param>
    /// <param name="repository">A folder of the repository that the user names; null for the programs' repository.</param>
    /// <returns>The commit; null if it is the checked-out one, which documents contain with the state of its work tree.</returns>
    /// <exception cref="SplNetException">The name is not a commit, or a program was built from a different commit of
    /// the repository.</exception>
    public static History.Measurements.Revision? Named(RequirementInputs inputs, string name, string? repository = null)
    {
        var programs = ProgramsOf(inputs).Where(File.Exists).Select(Path.GetFullPath).ToList();
        var folder = repository ?? programs.Select(ProgramFolder.Of).FirstOrDefault(static folder => In(folder) is not null)
            ?? Directory.GetCurrentDirectory();
        var id = NamedCommit.Of(name, folder);
        foreach (var program in programs)
        {
            if (AssemblySource.CommitOf(program) is { } built && !built.StartsWith(id, StringComparison.Ordinal)
                && In(folder, built) is not null)
                throw new SplNetException(
                    $"{program} was built from commit {ShortCommit.Of(built)}, but --commit names {ShortCommit.Of(id)}. " +
                    $"Name the commit of the build: --commit {ShortCommit.Of(built)}.");
        }

        return In(folder) == id ? null : new History.Measurements.Revision(id, In(folder, id) ?? string.Empty, IsChanged: false);
    }

    /// <summary>The checked-out commit of a repository that the user names.</summary>
    /// <param name="inputs">The measured inputs.</param>
    /// <param name="repository">A folder of the repository.</param>
    /// <exception cref="SplNetException">The repository does not exist, or a program was built from a different commit of it.</exception>
    public static History.Measurements.Revision CheckedOut(RequirementInputs inputs, string repository)
    {
        var folder = Path.GetFullPath(repository);
        if (CheckedOutCommit.Of(folder) is not { } commit)
            throw new SplNetException(
                $"{folder} is not in a git repository with commits, so the measured commit is unknown. " +
                "Name a folder in the repository with --repository FOLDER, or the commit with --commit ID.");
        foreach (var program in ProgramsOf(inputs).Where(File.Exists))
            RequireCheckedOut(program, folder);
        return new History.Measurements.Revision(commit.Id, commit.Tree, commit.IsChanged);
    }

    /// <summary>Refuses programs that were built from a commit other than the checked-out one.</summary>
    /// <param name="inputs">The measured inputs.</param>
    /// <exception cref="SplNetException">A program was built from a different commit of the repository that contains it.</exception>
    public static void RequireCheckedOut(RequirementInputs inputs)
    {
        foreach (var program in ProgramsOf(inputs).Where(File.Exists))
            RequireCheckedOut(program);
    }

    /// <summary>Checks one program.</summary>
    public static void RequireCheckedOut(string program) => RequireCheckedOut(program, ProgramFolder.Of(Path.GetFullPath(program)));

    private static void RequireCheckedOut(string program, string folder)
    {
        if (AssemblySource.CommitOf(program) is { } built && OtherThan(built, folder) is { } head)
            throw new SplNetException(
                $"{program} was built from commit {ShortCommit.Of(built)}, but {ShortCommit.Of(head)} is checked out. " +
                "Build it again with dotnet build -c Release, or name the commit of the build with --commit ID.");
    }

    private static IEnumerable<string> ProgramsOf(RequirementInputs inputs)
    {
        string?[] named = inputs.UnitTests is { } tests ? [tests] : [.. inputs.Assemblies, inputs.Home];
        return named.OfType<string>().ToList() is { Count: > 0 } programs
            ? programs
            : inputs.Files.Where(File.Exists).Select(static file => Path.GetDirectoryName(Path.GetFullPath(file))!)
                .Distinct(StringComparer.Ordinal).SelectMany(BuiltPrograms.Of);
    }

    // The id of the checked-out commit in the repository of a folder, if there is one.
    private static string? In(string folder) => Asked(folder, static repository => repository.Resolve("HEAD").Id);

    // The id of the tree of a commit, if the repository of a folder contains it.
    private static string? In(string folder, string commit) =>
        Asked(folder, repository => repository.Resolve(commit) is var found && found.Id == commit ? found.TreeId : null);

    private static string? Asked(string folder, Func<GitRepository, string?> question)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            return question(repository);
        }
        catch (RepositoryException)
        {
            return null;
        }
    }

    // The commit of a program from elsewhere is unknown in the surrounding repository.
    private static string? OtherThan(string built, string folder)
    {
        var head = In(folder); // a recording without a commit is reported later
        return head is not null && head != built && In(folder, built) is not null ? head : null;
    }
}

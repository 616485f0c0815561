using SplNet.Evaluation.ResultDocuments;
using SplNet.History.Measurements;
using SplNet.Tool.Requirements;
using SplNet.Values.Runtimes;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>Refuses to record programs under a commit from which they were not built: that commit does not take their times.</summary>
internal static class BuiltCommit
{
    /// <summary>The commit that the user names for what is measured.</summary>
    /// <param name="inputs">What is measured.</param>
    /// <param name="name">A revision.</param>
    /// <param name="repository">A folder of the repository that the user names; null for that of the programs.</param>
    /// <returns>Null if that is the commit that is checked out, which documents know with the state of its work tree.</returns>
    /// <exception cref="SplNetException">The name is not a commit, or a program says that it was built from a different commit of the repository.</exception>
    public static History.Measurements.Revision? Named(RequirementInputs inputs, string name, string? repository = null)
    {
        var programs = ProgramsOf(inputs).Where(File.Exists).Select(Path.GetFullPath).ToList();
        var folder = repository ?? programs.Select(ProgramFolder.Of).FirstOrDefault(static folder => In(folder) is not null) ?? Directory.GetCurrentDirectory();
        var id = NamedCommit.Of(name, folder);
        foreach (var program in programs)
        {
            if (AssemblySource.CommitOf(program) is { } built && !built.StartsWith(id, StringComparison.Ordinal) && In(folder, built) is not null)
                throw new SplNetException($"{program} was built from commit {ShortCommit.Of(built)}, and --commit names {ShortCommit.Of(id)}, under which its times would be kept. Name the commit of the build: --commit {ShortCommit.Of(built)}.");
        }

        return In(folder) == id ? null : new History.Measurements.Revision(id, In(folder, id) ?? string.Empty, IsChanged: false);
    }

    /// <summary>What is checked out in a repository that the user names.</summary>
    /// <param name="inputs">What is measured.</param>
    /// <param name="repository">A folder of the repository.</param>
    /// <exception cref="SplNetException">There is none, or a program says that it was built from another commit of it.</exception>
    public static History.Measurements.Revision CheckedOut(RequirementInputs inputs, string repository)
    {
        var folder = Path.GetFullPath(repository);
        if (CheckedOutCommit.Of(folder) is not { } commit)
            throw new SplNetException($"{folder} lies in no git repository, or in one without commits, so nothing says which commit is measured. Name a folder of the repository: --repository FOLDER. Or name the commit: --commit ID.");
        foreach (var program in ProgramsOf(inputs).Where(File.Exists))
            RequireCheckedOut(program, folder);
        return new History.Measurements.Revision(commit.Id, commit.Tree, commit.IsChanged);
    }

    /// <summary>Refuses programs that were built from a different commit than the one that is checked out.</summary>
    /// <param name="inputs">What is measured.</param>
    /// <exception cref="SplNetException">A program says that it was built from another commit of the repository in which it lies.</exception>
    public static void RequireCheckedOut(RequirementInputs inputs)
    {
        foreach (var program in ProgramsOf(inputs).Where(File.Exists))
            RequireCheckedOut(program);
    }

    /// <summary>The same of one program.</summary>
    public static void RequireCheckedOut(string program) => RequireCheckedOut(program, ProgramFolder.Of(Path.GetFullPath(program)));

    private static void RequireCheckedOut(string program, string folder)
    {
        if (AssemblySource.CommitOf(program) is { } built && OtherThan(built, folder) is { } head)
            throw new SplNetException($"{program} was built from commit {ShortCommit.Of(built)}, and {ShortCommit.Of(head)} is checked out, under which its times would be kept. Build it again: dotnet build -c Release. Or name the commit that it is: --commit ID.");
    }

    private static IEnumerable<string> ProgramsOf(RequirementInputs inputs)
    {
        string?[] named = inputs.UnitTests is { } tests ? [tests] : [.. inputs.Assemblies, inputs.Home];
        return named.OfType<string>().ToList() is { Count: > 0 } programs
            ? programs
            : inputs.Files.Where(File.Exists).Select(static file => Path.GetDirectoryName(Path.GetFullPath(file))!).Distinct(StringComparer.Ordinal).SelectMany(BuiltPrograms.Of);
    }

    // The id of the commit that is checked out around a folder, if there is one.
    private static string? In(string folder) => Asked(folder, static repository => repository.Resolve("HEAD").Id);

    // The id of the content of a commit, if the repository around a folder has it.
    private static string? In(string folder, string commit) => Asked(folder, repository => repository.Resolve(commit) is var found && found.Id == commit ? found.TreeId : null);

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

    // A program that came from elsewhere has a commit that the repository around it does not know.
    private static string? OtherThan(string built, string folder)
    {
        var head = In(folder); // a recording without a commit is reported afterwards
        return head is not null && head != built && In(folder, built) is not null ? head : null;
    }
}

using SplNet.History.Measurements;
using SplNet.Tool.Requirements;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>Refuses to record programs that were built from another commit than the one that is checked out: what they take would be kept under a commit that does not take it.</summary>
internal static class BuiltCommit
{
    /// <summary>Refuses them.</summary>
    /// <param name="inputs">What is measured.</param>
    /// <exception cref="SplNetException">A program says that it was built from another commit of the repository in which it lies.</exception>
    public static void RequireCheckedOut(RequirementInputs inputs)
    {
        foreach (var program in ProgramsOf(inputs).Where(File.Exists))
            RequireCheckedOut(program);
    }

    /// <summary>The same of one program.</summary>
    public static void RequireCheckedOut(string program)
    {
        if (AssemblySource.CommitOf(program) is { } built && OtherThan(built, Path.GetDirectoryName(Path.GetFullPath(program))!) is { } head)
            throw new SplNetException($"{program} was built from commit {ShortCommit.Of(built)}, and {ShortCommit.Of(head)} is checked out, under which its times would be kept. Build it again: dotnet build -c Release. Or name the commit that it is: --commit ID.");
    }

    private static IEnumerable<string> ProgramsOf(RequirementInputs inputs)
    {
        string?[] named = inputs.UnitTests is { } tests ? [tests] : [.. inputs.Assemblies, inputs.Home];
        return named.OfType<string>().ToList() is { Count: > 0 } programs
            ? programs
            : inputs.Files.Where(File.Exists).Select(static file => Path.GetDirectoryName(Path.GetFullPath(file))!).Distinct(StringComparer.Ordinal).SelectMany(BuiltPrograms.Of);
    }

    // A program that came from elsewhere has a commit that the repository around it does not know.
    private static string? OtherThan(string built, string folder)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            var head = repository.Resolve("HEAD").Id;
            return head != built && repository.Resolve(built).Id == built ? head : null;
        }
        catch (RepositoryException)
        {
            return null; // what is recorded without a commit is told afterwards
        }
    }
}

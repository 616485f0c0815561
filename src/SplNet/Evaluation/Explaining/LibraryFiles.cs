using SplNet.Measuring;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation.Explaining;

/// <summary>
/// Finds the user's own assemblies in an output: the assemblies of projects, and the library that versions exchange, even
/// if it comes from a package.
/// </summary>
internal static class LibraryFiles
{
    private const string Project = "project";

    /// <summary>Their files, the exchanged library first and the tests last.</summary>
    /// <param name="folder">The folder of the output.</param>
    /// <param name="tests">The file name of the tests' assembly.</param>
    /// <param name="exchanged">The simple names of libraries that versions exchange.</param>
    public static IReadOnlyList<string> In(string folder, string tests, IEnumerable<string> exchanged)
    {
        var dependencies = Path.Combine(folder, Path.ChangeExtension(tests, ".deps.json"));
        var projects = DependencyLibrary.In(dependencies).Where(static library => library.Kind == Project)
            .SelectMany(static library => library.Files)
            .Select(static path => path[(path.LastIndexOf('/') + 1)..]);
        return
        [
            .. exchanged.Select(static name => name + ".dll").Concat(projects)
                .Distinct(StringComparer.OrdinalIgnoreCase)
                .Where(file => file != tests && file.EndsWith(".dll", StringComparison.OrdinalIgnoreCase) && IsTheUsers(file)
                    && File.Exists(Path.Combine(folder, file))),
            tests,
        ];
    }

    private static bool IsTheUsers(string file) =>
        Path.GetFileNameWithoutExtension(file) is var name && !UnoptimisedAssemblies.IsOwn(name)
        && !UnoptimisedAssemblies.IsOfATestFramework(name);
}

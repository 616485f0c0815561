using SplNet.Causes.Differences;
using SplNet.Statements.Experiments;
using SplNet.Versioning;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.ResultDocuments;

/// <summary>
/// What the tests themselves do where an operand is measured, as keys: the lambda or the method that is called, its set-ups and clean-ups, and what these call in the tests' own assembly. The library is no part of it: a change of that is what histories look for,
/// and a change of this makes numbers of before and after those of two different things.
/// </summary>
internal static class TestBodies
{
    /// <summary>The key of each operand, by its name; none for those that enter the library at once, or of which nothing tells what is tests and what is library.</summary>
    /// <param name="operands">The operands.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="isText">True for a requirement that is a text.</param>
    /// <param name="options">How versions of the library are found.</param>
    public static IReadOnlyDictionary<string, string> Of(IReadOnlyList<MeasuredOperand> operands, string tests, bool isText, VersionOptions options)
    {
        var bodies = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (var operand in tests.Length > 0 ? operands : [])
        {
            var own = operand.Operand.WrittenMethods.Where(method => IsOf(tests, method.Module.FullyQualifiedName)).Select(static method => method.MetadataToken).ToList();
            if (own.Count > 0 && LibraryOf(operand.Operand, tests, isText, options) is { } library && library != Path.GetFileNameWithoutExtension(tests))
                bodies[operand.Name] = CodeDigest.Of(tests, own);
        }

        return bodies;
    }

    private static bool IsOf(string tests, string module) => string.Equals(Path.GetFullPath(tests), module, OperatingSystem.IsWindows() ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal);

    private static string? LibraryOf(Operand operand, string tests, bool isText, VersionOptions options)
    {
        try
        {
            var named = options.Project is { } project ? NamedProject.Find(project, RepositorySearch.RootOf(RevisionKind.Git, tests, options.Repository)).Assembly : null;
            return ProductionAssembly.Of(operand, tests, isText, named);
        }
        catch (Exception unknown) when (unknown is SplNetException or RepositoryException)
        {
            return null; // who measures another version is told; here nothing is asked for
        }
    }
}

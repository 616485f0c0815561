using SplNet.Causes.Differences;
using SplNet.Statements.Experiments;
using SplNet.Versioning;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.ResultDocuments;

/// <summary>
/// Keys of the tests' own code that measures an operand: the lambda or the method, its set-ups and clean-ups, and what these call in the
/// tests' assembly. They exclude the library: histories look for its changes, whereas a change of the tests makes numbers
/// before and after incomparable.
/// </summary>
internal static class TestBodies
{
    /// <summary>
    /// The key of each operand, by its name; missing if it enters the library at once, or if tests and library cannot be distinguished.
    /// </summary>
    /// <param name="operands">The operands.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="isText">True for a requirement that is a text.</param>
    /// <param name="options">How versions of the library are found.</param>
    public static IReadOnlyDictionary<string, string> Of(
        IReadOnlyList<MeasuredOperand> operands, string tests, bool isText, VersionOptions options)
    {
        var bodies = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (var operand in tests.Length > 0 ? operands : [])
        {
            var own = operand.Operand.WrittenMethods.Where(method => IsOf(tests, method.Module.FullyQualifiedName))
                .Select(static method => method.MetadataToken).ToList();
            if (own.Count > 0 && LibraryOf(operand.Operand, tests, isText, options) is { } library
                && library != Path.GetFileNameWithoutExtension(tests))
                bodies[operand.Name] = CodeDigest.Of(tests, own);
        }

        return bodies;
    }

    private static bool IsOf(string tests, string module) => string.Equals(
        Path.GetFullPath(tests), module, OperatingSystem.IsWindows() ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal);

    private static string? LibraryOf(Operand operand, string tests, bool isText, VersionOptions options)
    {
        try
        {
            var named = options.Project is { } project
                ? NamedProject.Find(project, RepositorySearch.RootOf(RevisionKind.Git, tests, options.Repository)).Assembly
                : null;
            return ProductionAssembly.Of(operand, tests, isText, named);
        }
        catch (Exception unknown) when (unknown is SplNetException or RepositoryException)
        {
            return null; // this error is reported when another version is measured; none is requested here
        }
    }
}

using SplNet.Tool.Generating;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Comparing;

/// <summary>Lists candidates for a comparison near an assembly without requirements in texts, and how to name them.</summary>
internal static class NearbyTests
{
    private const string Library = "SplNet";

    /// <summary>A line for each kind of test.</summary>
    /// <param name="inputs">The inputs that the user named.</param>
    public static IEnumerable<string> Of(RequirementInputs inputs) =>
        inputs.Filter is null ? inputs.Assemblies.Where(File.Exists).SelectMany(Of) : [];

    private static IEnumerable<string> Of(string assembly)
    {
        var references = HomeAssembly.Load(assembly).GetReferencedAssemblies().Select(static reference => reference.Name).ToList();
        if (references.Contains(Library, StringComparer.Ordinal) && TestsProject.Find(Path.GetFullPath(assembly)) is { } project)
            yield return "  Tests with experiments or claims: " +
                $"--test-project {QuotedWord.Of(Path.GetRelativePath(Environment.CurrentDirectory, project))}";
        var formulas = Directory.EnumerateFiles(Path.GetDirectoryName(Path.GetFullPath(assembly))!, "*.spl").Order(StringComparer.Ordinal)
            .ToList();
        if (formulas.Count > 0)
            yield return $"  Formulas of the same name next to it: {string.Join(
                ' ', formulas.Select(static file => QuotedWord.Of(Path.GetRelativePath(Environment.CurrentDirectory, file))))}";
        yield return $"  Its unit tests, unchanged: --unit-tests {QuotedWord.Of(assembly)}";
    }
}

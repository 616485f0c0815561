using SplNet.Versions.Assemblies;

namespace SplNet.Versioning;

/// <summary>The assembly of the library that an operand calls, whose place another version takes.</summary>
internal static class ProductionAssembly
{
    /// <summary>Its simple name.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="isText">True for a requirement that is a text: no test runs, so the tests' assembly may be the library itself.</param>
    /// <param name="project">The project file that the user has named, or null: it tells which of several libraries is meant.</param>
    /// <exception cref="SplNetException">It cannot be told.</exception>
    public static string Of(Operand operand, string tests, bool isText, string? project)
    {
        var testName = Path.GetFileNameWithoutExtension(tests);
        var forbidden = isText ? null : testName;
        var folder = Path.GetDirectoryName(tests)!;
        var called = operand.CalledAssemblies.Select(static assembly => assembly.GetName().Name!).Where(name => IsLibrary(name, forbidden, folder)).Distinct(StringComparer.Ordinal).ToList();
        if (called.Count > 0)
            return called[0];

        // A lambda belongs to the tests, and calls one of the projects that they refer to.
        var referenced = operand.CalledAssemblies.SelectMany(static assembly => assembly.GetReferencedAssemblies()).Select(static name => name.Name!).ToHashSet(StringComparer.Ordinal);
        var candidates = OwnAssemblies.Of(tests).Select(static file => Path.GetFileNameWithoutExtension(file))
            .Where(name => referenced.Contains(name) && IsLibrary(name, testName, folder)).ToList();
        var named = Path.GetFileNameWithoutExtension(project);
        return candidates switch
        {
            _ when named is not null && candidates.Contains(named) => named,
            [var only] => only,
            [] => throw new SplNetException(
                $"Which library has another version cannot be told: the measured code belongs to {testName}, which refers to no project. " +
                "Measure a method of the library by its functor, new MethodOperand(FunctorFactory.Create(…)), or by its name in a formula."),
            _ => throw new SplNetException(
                $"Which library has another version cannot be told: the measured code belongs to {testName}, which refers to {string.Join(", ", candidates)}. " +
                "Measure a method of the library by its functor, new MethodOperand(FunctorFactory.Create(…)), or say whose project it is: Versions = new() { Project = \"src/Library/Library.csproj\" }."),
        };
    }

    // What the framework brings lies elsewhere, and SplNet itself measures.
    private static bool IsLibrary(string name, string? forbidden, string folder) =>
        name != forbidden && !IsSplNet(name) && File.Exists(Path.Combine(folder, name + ".dll"));

    private static bool IsSplNet(string name) =>
        name == typeof(ProductionAssembly).Assembly.GetName().Name
        || Array.Exists(typeof(ProductionAssembly).Assembly.GetReferencedAssemblies(), reference => reference.Name == name && name.StartsWith("SplNet.", StringComparison.Ordinal));
}

using SplNet.Versions.Assemblies;

namespace SplNet.Versioning;

/// <summary>The assembly of a package that code of the tests uses, a lambda or a scenario.</summary>
internal static class CalledPackage
{
    /// <summary>Its simple name; null if it uses none.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <exception cref="SplNetException">It uses several.</exception>
    public static string? Of(Operand operand, string tests)
    {
        var packages = DependencyLibrary.Of(tests).Where(static library => library.Kind == "package")
            .SelectMany(static library => library.Files).Select(static file => Path.GetFileNameWithoutExtension(file))
            .Where(static name => !ProductionAssembly.IsSplNet(name)).ToHashSet(StringComparer.Ordinal);
        var called = CalledLibraries.Nearest(operand, packages).Select(static assembly => assembly.GetName().Name!).ToList();
        return called switch
        {
            [var only] => only,
            [] => null,
            _ => throw new SplNetException(
                $"Which package has another version cannot be told: the measured code calls {string.Join(", ", called)}. " +
                "Measure the method that is meant by its functor, new MethodOperand(FunctorFactory.Create(…)), or by its name in a formula."),
        };
    }
}

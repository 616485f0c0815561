using SplNet.Versions.Assemblies;

namespace SplNet.Versioning;

/// <summary>Finds the package assembly that test code uses, for example a lambda or a scenario.</summary>
internal static class CalledPackage
{
    /// <summary>The simple name of the assembly; null if it uses none.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <exception cref="SplNetException">The code uses several package assemblies.</exception>
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
                $"The package whose version differs is not known: the measured code calls {string.Join(", ", called)}. " +
                "Measure the intended method by its functor, new MethodOperand(FunctorFactory.Create(…)), or by its name in a formula."),
        };
    }
}

using System.Reflection;
using SplNet.Replaying.Frameworks;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;

namespace SplNet.Versioning;

/// <summary>Finds the assembly of the library that an operand calls, which another version replaces.</summary>
internal static class ProductionAssembly
{
    /// <summary>The simple name of the assembly.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="isText">True for a text requirement: no test runs, so the tests' assembly may be the library itself, or may contain
    /// methods that call one.</param>
    /// <param name="named">The assembly of the project that the user has named, or null; it selects one of several libraries.</param>
    /// <param name="isPackage">True if the version is a package version.</param>
    /// <exception cref="SplNetException">The assembly cannot be determined.</exception>
    public static string Of(Operand operand, string tests, bool isText, string? named, bool isPackage = false)
    {
        var (home, folder) = (Path.GetFileNameWithoutExtension(tests), Path.GetDirectoryName(tests)!);
        var called = operand.CalledAssemblies.ToList();
        if (called.Select(static assembly => assembly.GetName().Name!)
            .FirstOrDefault(name => name != home && IsLibrary(name, folder)) is { } library)
            return library;
        if (isPackage && CalledPackage.Of(operand, tests) is { } package)
            return package;

        // Code in the tests, a lambda or a method named in a text, calls one of the projects that they reference.
        var referenced = called.SelectMany(static assembly => assembly.GetReferencedAssemblies()).Select(static name => name.Name!)
            .ToHashSet(StringComparer.Ordinal);
        var candidates = OwnAssemblies.Of(tests).Select(static file => Path.GetFileNameWithoutExtension(file))
            .Where(name => name != home && referenced.Contains(name) && IsLibrary(name, folder)).ToList();
        if (named is not null && (candidates.Contains(named) || (isText && named != home && IsLibrary(named, folder)
            && AssemblyReferences.Closure(folder, [.. candidates]).Contains(named, StringComparer.Ordinal))))
            return named;
        var own = isText && !isPackage ? called.Find(assembly => assembly.GetName().Name == home) : null;
        if (own is not null && !IsSplNet(home) && (named == home || IsItself(own, tests, candidates, named)))
            return home;
        if (candidates.Count > 1 && OnlyOneCalled(operand, candidates) is { } leaf)
            return leaf;
        return candidates switch
        {
            [var only] => only,
            [] when isPackage => throw new SplNetException(
                $"The package whose version differs is not known: the measured code belongs to {home}, which uses none. " +
                "Call one in the lambda, or measure it by its functor, new MethodOperand(FunctorFactory.Create(…)), " +
                "or by its name in a formula."),
            [] => throw new SplNetException(
                "The library whose version differs is not known: " +
                $"the measured code belongs to {home}, which does not refer to a project. " +
                "Measure a method of the library by its functor, new MethodOperand(FunctorFactory.Create(…)), " +
                "or by its name in a formula."),
            _ => throw new SplNetException(
                "The library whose version differs is not known: " +
                $"the measured code belongs to {home}, which refers to {string.Join(", ", candidates)}. " +
                "Measure a method of the library by its functor, new MethodOperand(FunctorFactory.Create(…)), " +
                $"or say whose project it is: {Remedy.Project(Example(candidates))}."),
        };
    }

    // Test code may call a project that only helps to use the library: a project without references to the other
    // candidates is not a helper.
    private static string? OnlyOneCalled(Operand operand, List<string> candidates) =>
        CalledLibraries.All(operand, candidates.ToHashSet(StringComparer.Ordinal)) is [var only]
        && !only.GetReferencedAssemblies().Any(reference => candidates.Contains(reference.Name!))
            ? only.GetName().Name : null;

    // With the wrong choice, both sides of a comparison would be the same code, so an ambiguous program is not guessed.
    private static bool IsItself(Assembly own, string tests, List<string> candidates, string? named)
    {
        if (candidates.Count == 0)
            return true;
        if (FrameworkAssemblies.AreOf(tests))
            return false;
        if (own.EntryPoint is null)
            return true;
        return named is not null ? false : throw new SplNetException(
            "The code whose version differs is not known: " +
            $"the method belongs to the program {own.GetName().Name}, which refers to {string.Join(", ", candidates)}. " +
            "Name the project whose versions are meant, a library that it measures or the program itself: " +
            $"{Remedy.Project(Example(candidates))}.");
    }

    private static string Example(List<string> candidates) => $"src/{candidates[0]}/{candidates[0]}.csproj";

    // Framework assemblies are in other folders, and SplNet itself does the measuring.
    private static bool IsLibrary(string name, string folder) => !IsSplNet(name) && File.Exists(Path.Combine(folder, name + ".dll"));

    /// <summary>True for an assembly of SplNet itself.</summary>
    internal static bool IsSplNet(string name) =>
        name == typeof(ProductionAssembly).Assembly.GetName().Name
        || Array.Exists(typeof(ProductionAssembly).Assembly.GetReferencedAssemblies(), reference =>
            reference.Name == name && name.StartsWith("SplNet.", StringComparison.Ordinal));
}

using System.Reflection;
using SplNet.Replaying.Frameworks;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;

namespace SplNet.Versioning;

/// <summary>The assembly of the library that an operand calls, whose place another version takes.</summary>
internal static class ProductionAssembly
{
    /// <summary>Its simple name.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="isText">True for a requirement that is a text: no test runs, so the tests' assembly may be the library itself, or tests whose methods call one.</param>
    /// <param name="named">The assembly of the project that the user has named, or null: it tells which of several libraries is meant.</param>
    /// <param name="isPackage">True where the version is that of a package.</param>
    /// <exception cref="SplNetException">It cannot be told.</exception>
    public static string Of(Operand operand, string tests, bool isText, string? named, bool isPackage = false)
    {
        var (home, folder) = (Path.GetFileNameWithoutExtension(tests), Path.GetDirectoryName(tests)!);
        var called = operand.CalledAssemblies.ToList();
        if (called.Select(static assembly => assembly.GetName().Name!).FirstOrDefault(name => name != home && IsLibrary(name, folder)) is { } library)
            return library;
        if (isPackage && CalledPackage.Of(operand, tests) is { } package)
            return package;

        // What belongs to the tests, a lambda or a method that a text names, calls one of the projects that they refer to.
        var referenced = called.SelectMany(static assembly => assembly.GetReferencedAssemblies()).Select(static name => name.Name!).ToHashSet(StringComparer.Ordinal);
        var candidates = OwnAssemblies.Of(tests).Select(static file => Path.GetFileNameWithoutExtension(file))
            .Where(name => name != home && referenced.Contains(name) && IsLibrary(name, folder)).ToList();
        if (named is not null && (candidates.Contains(named) || (isText && named != home && IsLibrary(named, folder) && AssemblyReferences.Closure(folder, [.. candidates]).Contains(named, StringComparer.Ordinal))))
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
                $"Which package has another version cannot be told: the measured code belongs to {home}, and uses none. " +
                "Call one in the lambda, or measure it by its functor, new MethodOperand(FunctorFactory.Create(…)), or by its name in a formula."),
            [] => throw new SplNetException(
                $"Which library has another version cannot be told: the measured code belongs to {home}, which refers to no project. " +
                "Measure a method of the library by its functor, new MethodOperand(FunctorFactory.Create(…)), or by its name in a formula."),
            _ => throw new SplNetException(
                $"Which library has another version cannot be told: the measured code belongs to {home}, which refers to {string.Join(", ", candidates)}. " +
                $"Measure a method of the library by its functor, new MethodOperand(FunctorFactory.Create(…)), or say whose project it is: {Remedy.Project(Example(candidates))}."),
        };
    }

    // Code of the tests may call a project that only helps with the library: what refers to none of the others is no such project.
    private static string? OnlyOneCalled(Operand operand, List<string> candidates) =>
        CalledLibraries.All(operand, candidates.ToHashSet(StringComparer.Ordinal)) is [var only] && !only.GetReferencedAssemblies().Any(reference => candidates.Contains(reference.Name!))
            ? only.GetName().Name : null;

    // With the wrong one both sides of a comparison would be the same code, so a program that may be either is not guessed.
    private static bool IsItself(Assembly own, string tests, List<string> candidates, string? named)
    {
        if (candidates.Count == 0)
            return true;
        if (FrameworkAssemblies.AreOf(tests))
            return false;
        if (own.EntryPoint is null)
            return true;
        return named is not null ? false : throw new SplNetException(
            $"Which code has another version cannot be told: the method belongs to the program {own.GetName().Name}, which refers to {string.Join(", ", candidates)}. " +
            $"Say whose versions are meant, those of a library that it measures or its own: {Remedy.Project(Example(candidates))}.");
    }

    private static string Example(List<string> candidates) => $"src/{candidates[0]}/{candidates[0]}.csproj";

    // What the framework brings lies elsewhere, and SplNet itself measures.
    private static bool IsLibrary(string name, string folder) => !IsSplNet(name) && File.Exists(Path.Combine(folder, name + ".dll"));

    /// <summary>True for an assembly of SplNet itself.</summary>
    internal static bool IsSplNet(string name) =>
        name == typeof(ProductionAssembly).Assembly.GetName().Name
        || Array.Exists(typeof(ProductionAssembly).Assembly.GetReferencedAssemblies(), reference => reference.Name == name && name.StartsWith("SplNet.", StringComparison.Ordinal));
}

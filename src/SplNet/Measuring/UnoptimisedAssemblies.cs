using System.Diagnostics;
using System.Reflection;
using System.Runtime.InteropServices;
using SplNet.Versions.Assemblies;

namespace SplNet.Measuring;

/// <summary>
/// Finds the user's loaded assemblies that were compiled without optimisation. The assemblies of the runtime, of SplNet and of test
/// frameworks are excluded, as are indirect package dependencies, which are measured as they are shipped. A package that the user's code
/// references directly counts: BenchmarkDotNet rejects it as well.
/// </summary>
internal static class UnoptimisedAssemblies
{
    private const string DependencyFiles = "APP_CONTEXT_DEPS_FILES";
    private const string Package = "package";

    private static readonly string[] OwnNames =
    [
        "SplNet", "SplNet.Syntax", "SplNet.Statistics", "SplNet.Versions", "SplNet.Views", "SplNet.Causes", "SplNet.Host", "SplNet.MSTest",
        "SplNet.NUnit", "SplNet.TUnit", "SplNet.Xunit", "SplNet.Xunit2", "SplNet.Tool",
    ];

    // Test frameworks are not measured, and NUnit 3 is shipped without optimisation.
    private static readonly string[] TestFrameworks =
    [
        "nunit.", "xunit.", "TUnit.", "MSTest.", "MSTestAdapter.", "Microsoft.VisualStudio.TestPlatform.", "Microsoft.Testing.",
    ];

    // <root>/shared/<framework>/<version>/
    private static readonly string Frameworks =
        Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..")) + Path.DirectorySeparatorChar;

    /// <summary>The names of the assemblies. Read after the measurement, because assemblies are loaded on demand.</summary>
    public static string[] Loaded()
    {
        var loaded = Array.FindAll(AppDomain.CurrentDomain.GetAssemblies(), IsOfTheUser);

        // Files are read only if there is a problem.
        return Array.Exists(loaded, IsUnoptimised) ? Among(loaded, Packages()) : [];
    }

    /// <summary>True for a Debug build, and for any other assembly that asks the runtime not to optimise it.</summary>
    public static bool IsUnoptimised(Assembly assembly) =>
        assembly.GetCustomAttribute<DebuggableAttribute>() is { IsJITOptimizerDisabled: true };

    /// <summary>True for an assembly that declares a Release build.</summary>
    public static bool IsRelease(Assembly assembly) =>
        AssemblyOptimization.IsNamedRelease(assembly.GetCustomAttribute<AssemblyConfigurationAttribute>()?.Configuration);

    /// <summary>Names of the unoptimised assemblies.</summary>
    /// <param name="loaded">The assemblies.</param>
    /// <param name="packages">The names of assemblies that come from packages.</param>
    internal static string[] Among(IReadOnlyList<Assembly> loaded, IReadOnlySet<string> packages)
    {
        var referred = loaded.Where(assembly => !packages.Contains(NameOf(assembly)))
            .SelectMany(static assembly => assembly.GetReferencedAssemblies())
            .Select(static name => name.Name!)
            .ToHashSet(StringComparer.Ordinal);
        return
        [
            .. loaded.Where(IsUnoptimised).Select(NameOf)
                .Where(name => !packages.Contains(name) || referred.Contains(name))
                .Distinct(StringComparer.Ordinal)
                .Order(StringComparer.Ordinal),
        ];
    }

    /// <summary>The names of the assemblies that come from packages.</summary>
    /// <param name="dependencies">The path of a dependency file.</param>
    internal static HashSet<string> Packages(string dependencies) =>
        [.. DependencyLibrary.In(dependencies).Where(static library => library.Kind == Package).SelectMany(static library => library.Files)
            .Select(static path => Path.GetFileNameWithoutExtension(path))];

    /// <summary>True for SplNet's own assemblies.</summary>
    internal static bool IsOwn(string name) => Array.IndexOf(OwnNames, name) >= 0;

    /// <summary>True for the assemblies of test frameworks and their runners.</summary>
    internal static bool IsOfATestFramework(string name) =>
        Array.Exists(TestFrameworks, prefix => name.StartsWith(prefix, StringComparison.Ordinal));

    /// <summary>True for the assemblies of the runtime and its frameworks, and for dynamic assemblies.</summary>
    internal static bool IsOfTheRuntime(Assembly assembly) =>
        assembly.IsDynamic || assembly.Location.StartsWith(Frameworks, StringComparison.Ordinal);

    private static bool IsOfTheUser(Assembly assembly) =>
        !IsOfTheRuntime(assembly) && NameOf(assembly) is var name && !IsOwn(name) && !IsOfATestFramework(name);

    // The first file belongs to the program, the others to the frameworks.
    private static HashSet<string> Packages()
    {
        var file = (AppContext.GetData(DependencyFiles) as string ?? string.Empty).Split(';')[0];
        return File.Exists(file) ? Packages(file) : [];
    }

    private static string NameOf(Assembly assembly) => assembly.GetName().Name!;
}

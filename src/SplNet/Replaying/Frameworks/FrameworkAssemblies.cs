using SplNet.Versions.Assemblies;

namespace SplNet.Replaying.Frameworks;

/// <summary>Finds the assemblies that mark a project as a test project.</summary>
internal static class FrameworkAssemblies
{
    private static readonly string[] Names =
    [
        "xunit.v3.core.dll", "xunit.core.dll", "nunit.framework.dll", "TUnit.Core.dll", "MSTest.TestFramework.dll",
        "Microsoft.VisualStudio.TestPlatform.TestFramework.dll",
    ];

    /// <summary>True for the name of such an assembly.</summary>
    /// <param name="name">The simple name of an assembly.</param>
    public static bool Is(string name) => Names.Contains(name + ".dll", StringComparer.OrdinalIgnoreCase);

    /// <summary>True if an assembly references a test framework, used or not, according to its dependency file.</summary>
    /// <param name="assembly">The path of the assembly.</param>
    public static bool AreOf(string assembly) =>
        File.Exists(DependencyLibrary.FileOf(assembly)) && DependencyLibrary.Of(assembly).SelectMany(static library => library.Files)
            .Any(static file => Names.Contains(file, StringComparer.OrdinalIgnoreCase));
}

using SplNet.Replaying.Frameworks;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Mutating.Validating;

/// <summary>Finds the assembly of functional tests from the user's path to it or to its project.</summary>
internal static class FunctionalAssembly
{
    // The platforms that run tests of any framework: VSTest and Microsoft.Testing.Platform.
    private static readonly string[] Platforms =
    [
        "testhost", "Microsoft.TestPlatform.", "Microsoft.VisualStudio.TestPlatform.", "Microsoft.Testing.Platform",
    ];

    /// <summary>The full path of the assembly.</summary>
    /// <param name="input">The user's input.</param>
    /// <exception cref="SplNetException">The assembly does not exist.</exception>
    public static string PathOf(string input)
    {
        var path = Path.GetFullPath(input);
        if (!File.Exists(path))
            throw new SplNetException($"{input} does not exist. Name the assembly of the functional tests, or their project.");
        if (!ProjectFile.Is(path))
            return path;
        return ProjectFile.IsSingle(path) && BuiltPrograms.OfProject(path) is [var only] ? only : throw ProjectFile.Refused(input);
    }

    /// <summary>
    /// Rejects an assembly that cannot be a test suite, because no test platform is next to it. The run shows whether any
    /// other assembly contains tests.
    /// </summary>
    /// <param name="input">The user's input.</param>
    /// <exception cref="SplNetException">The assembly cannot be a test suite.</exception>
    public static void RequireFramework(string input)
    {
        var path = PathOf(input);
        if (!Directory.EnumerateFiles(Path.GetDirectoryName(path)!, "*.dll").Select(Path.GetFileName).Any(static file => IsOfTests(file!)))
            throw None(path, "A test framework is missing next to it.");
    }

    /// <summary>The error for an assembly without tests.</summary>
    /// <param name="path">The path of the assembly.</param>
    /// <param name="detail">The evidence.</param>
    public static SplNetException None(string path, string detail) =>
        new($"{path} does not contain functional tests. Name the assembly that does.{Environment.NewLine}{detail}");

    private static bool IsOfTests(string file) => FrameworkAssemblies.Is(Path.GetFileNameWithoutExtension(file))
        || Array.Exists(Platforms, name => file.StartsWith(name, StringComparison.OrdinalIgnoreCase));
}

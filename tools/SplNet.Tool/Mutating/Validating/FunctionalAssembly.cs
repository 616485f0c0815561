using SplNet.Replaying.Frameworks;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Mutating.Validating;

/// <summary>The assembly of functional tests that the user has named, by its path or by its project.</summary>
internal static class FunctionalAssembly
{
    // What runs tests, whatever their framework: VSTest and Microsoft.Testing.Platform.
    private static readonly string[] Platforms = ["testhost", "Microsoft.TestPlatform.", "Microsoft.VisualStudio.TestPlatform.", "Microsoft.Testing.Platform"];

    /// <summary>Its full path.</summary>
    /// <param name="input">What the user has written.</param>
    /// <exception cref="SplNetException">There is none.</exception>
    public static string PathOf(string input)
    {
        var path = Path.GetFullPath(input);
        if (!File.Exists(path))
            throw new SplNetException($"{input} does not exist. Name the assembly of the functional tests, or their project.");
        if (!ProjectFile.Is(path))
            return path;
        return ProjectFile.IsSingle(path) && BuiltPrograms.OfProject(path) is [var only] ? only : throw ProjectFile.Refused(input);
    }

    /// <summary>Refuses what cannot be a suite of tests, since nothing lies beside it that could run one. Whether another one has tests its run tells.</summary>
    /// <param name="input">What the user has written.</param>
    /// <exception cref="SplNetException">It is none.</exception>
    public static void RequireFramework(string input)
    {
        var path = PathOf(input);
        if (!Directory.EnumerateFiles(Path.GetDirectoryName(path)!, "*.dll").Select(Path.GetFileName).Any(static file => IsOfTests(file!)))
            throw None(path, "No test framework lies beside it.");
    }

    /// <summary>What is said of an assembly without tests.</summary>
    /// <param name="path">Its path.</param>
    /// <param name="detail">How that shows.</param>
    public static SplNetException None(string path, string detail) => new($"{path} has no functional test: name the assembly that has them.{Environment.NewLine}{detail}");

    private static bool IsOfTests(string file) => FrameworkAssemblies.Is(Path.GetFileNameWithoutExtension(file)) || Array.Exists(Platforms, name => file.StartsWith(name, StringComparison.OrdinalIgnoreCase));
}

namespace SplNet.Tool.Tests.Running;

/// <summary>What was built with these tests, each in its own folder, where only what it depends on lies beside it.</summary>
internal static class Built
{
    public static string Tool { get; } = PathOf("tools/SplNet.Tool", "SplNet.Tool.dll");

    /// <summary>A library with <c>[Spl]</c> attributes.</summary>
    public static string Stated { get; } = PathOf("tests/Programs/SplNet.Tests.Stated", "SplNet.Tests.Stated.dll");

    /// <summary>A library that uses ASP.NET Core.</summary>
    public static string Web { get; } = PathOf("tests/Programs/SplNet.Tests.Web", "SplNet.Tests.Web.dll");

    /// <summary>An assembly that is not optimised.</summary>
    public static string Unoptimised { get; } = PathOf("tests/Programs/SplNet.Tests.Unoptimised", "SplNet.Tests.Unoptimised.dll");

    /// <summary>Unit tests of a framework, which are read and never run.</summary>
    /// <param name="framework">The end of the project's name.</param>
    public static string Candidates(string framework) =>
        PathOf($"tests/Programs/SplNet.Tests.Candidates.{framework}", $"SplNet.Tests.Candidates.{framework}.dll");

    /// <summary>A file of formulas beside that library.</summary>
    public static string FileOf(string name) => Path.Combine(Path.GetDirectoryName(Stated)!, name);

    private static string PathOf(string project, string file) => Path.Combine(
        Repository.PathOf(project),
        Path.GetRelativePath(Repository.PathOf("tests/SplNet.Tool.Tests"), AppContext.BaseDirectory),
        file);
}

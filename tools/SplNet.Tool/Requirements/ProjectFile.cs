namespace SplNet.Tool.Requirements;

/// <summary>
/// A project that was named instead of its assembly. The tool does not build today's code: it measures what the user has built.
/// </summary>
internal static class ProjectFile
{
    private static readonly string[] Projects = [".CSPROJ", ".VBPROJ", ".FSPROJ"];
    private static readonly string[] Solutions = [".SLN", ".SLNX", ".SLNF"];

    /// <summary>True for a project, and for a solution, which users name as easily.</summary>
    public static bool Is(string path) => IsSingle(path) || Has(path, Solutions);

    /// <summary>True for a project, and not for a solution.</summary>
    public static bool IsSingle(string path) => Has(path, Projects);

    /// <summary>The error, with what to name instead.</summary>
    public static SplNetException Refused(string path)
    {
        var name = Path.GetFileNameWithoutExtension(path) + ".dll";
        var built = IsSingle(path)
            ? BuiltPrograms.OfProject(path)
            : [.. BuiltPrograms.In(Path.GetDirectoryName(Path.GetFullPath(path))!).Where(file => Path.GetFileName(file) == name)];
        var expected = IsSingle(path) && BuiltPrograms.ExpectedOf(path) is [var first, ..]
            ? Path.GetRelativePath(Environment.CurrentDirectory, first)
            : Path.Combine("bin", "Release", "net10.0", name);
        return new SplNetException($"{path} is a project, not an assembly. " + (built.Count > 0
            ? "Name the assembly that it built: " +
                $"{string.Join(" or ", built.Select(static file => Path.GetRelativePath(Environment.CurrentDirectory, file)))}."
            : $"Build it with dotnet build -c Release and name the assembly, for example {expected}."));
    }

    private static bool Has(string path, string[] extensions) =>
        extensions.Contains(Path.GetExtension(path).ToUpperInvariant(), StringComparer.Ordinal);
}

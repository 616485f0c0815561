namespace SplNet.Tool.Requirements;

/// <summary>A project that was named where its assembly is meant. The tool builds nothing of today's: what it measures is what the user has built.</summary>
internal static class ProjectFile
{
    private static readonly string[] Projects = [".CSPROJ", ".VBPROJ", ".FSPROJ"];
    private static readonly string[] Solutions = [".SLN", ".SLNX", ".SLNF"];

    /// <summary>True for a project, and for a solution, which is named as easily.</summary>
    public static bool Is(string path) => IsSingle(path) || Has(path, Solutions);

    /// <summary>True for a project, and for no solution.</summary>
    public static bool IsSingle(string path) => Has(path, Projects);

    /// <summary>What to name instead.</summary>
    public static SplNetException Refused(string path)
    {
        var name = Path.GetFileNameWithoutExtension(path) + ".dll";
        var built = BuiltPrograms.In(Path.GetDirectoryName(Path.GetFullPath(path))!).Where(file => Path.GetFileName(file) == name).ToList();
        return new SplNetException($"{path} is a project, and what is measured is the assembly that it builds. " + (built.Count > 0
            ? $"Name that: {string.Join(" or ", built.Select(static file => Path.GetRelativePath(Environment.CurrentDirectory, file)))}"
            : $"Build it, dotnet build -c Release, and name the assembly, for example {Path.Combine("bin", "Release", "net10.0", name)}."));
    }

    private static bool Has(string path, string[] extensions) => extensions.Contains(Path.GetExtension(path).ToUpperInvariant(), StringComparer.Ordinal);
}

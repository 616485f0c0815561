namespace SplNet.Tool.Requirements;

/// <summary>A project that was named where its assembly is meant. The tool builds nothing of today's: what it measures is what the user has built.</summary>
internal static class ProjectFile
{
    private static readonly string[] Extensions = [".CSPROJ", ".VBPROJ", ".FSPROJ", ".SLN", ".SLNX"];

    public static bool Is(string path) => Extensions.Contains(Path.GetExtension(path).ToUpperInvariant(), StringComparer.Ordinal);

    /// <summary>What to name instead.</summary>
    public static SplNetException Refused(string path)
    {
        var name = Path.GetFileNameWithoutExtension(path) + ".dll";
        var built = BuiltPrograms.In(Path.GetDirectoryName(Path.GetFullPath(path))!).Where(file => Path.GetFileName(file) == name).ToList();
        return new SplNetException($"{path} is a project, and what is measured is the assembly that it builds. " + (built.Count > 0
            ? $"Name that: {string.Join(" or ", built.Select(static file => Path.GetRelativePath(Environment.CurrentDirectory, file)))}"
            : $"Build it, dotnet build -c Release, and name the assembly, for example {Path.Combine("bin", "Release", "net10.0", name)}."));
    }
}

namespace SplNet.Benchmarks;

/// <summary>The small library that is mutated, with its tests, built.</summary>
/// <param name="Project">Its project.</param>
/// <param name="Performance">The assembly with requirements on it.</param>
/// <param name="Formulas">The file of formulas on it.</param>
/// <param name="Functional">Its unit tests.</param>
internal sealed record MutatedLibrary(string Project, string Performance, string Formulas, string Functional)
{
    private const string Programs = "tests/Programs";
    private const string Library = "SplNet.Tests.Mutated";

    /// <summary>How many lines it has.</summary>
    public int Lines =>
        Directory.EnumerateFiles(Path.GetDirectoryName(Project)!, "*.cs").Sum(static file => File.ReadAllLines(file).Length);

    /// <summary>Finds it.</summary>
    /// <exception cref="InvalidOperationException">It is not built.</exception>
    public static MutatedLibrary Built() => new(
        Path.GetFullPath($"{Programs}/{Library}/{Library}.csproj"), Built(Library + ".Performance"),
        Path.GetFullPath($"{Programs}/{Library}.Performance/perf.spl"), Built(Library + ".Functional"));

    private static string Built(string program)
    {
        var path = Path.GetFullPath($"{Programs}/{program}/bin/Release/net10.0/{program}.dll");
        return File.Exists(path)
            ? path
            : throw new InvalidOperationException($"{path} is missing: dotnet build -c Release {Programs}/{program}");
    }
}

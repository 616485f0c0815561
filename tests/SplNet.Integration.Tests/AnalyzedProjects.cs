namespace SplNet.Integration.Tests;

/// <summary>
/// Libraries with the packages that bring the analyzers along, some with mistakes and some without, all built by one command.
/// </summary>
public sealed class AnalyzedProjects(PackedSplNet packed) : IAsyncLifetime
{
    /// <summary>The library whose formulas stand in a file of another folder.</summary>
    internal const string Sharing = "Sharing";

    private const string SharedFile = "<ItemGroup><None Include=\"../shared.spl\" Link=\"shared.spl\" " +
        "CopyToOutputDirectory=\"PreserveNewest\" /></ItemGroup>\n</Project>";

    private readonly UserProject _solution = packed.NewProject("analyzed");

    /// <summary>What the build of all of them has printed.</summary>
    internal CommandOutput Built { get; private set; } = null!;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        _solution.Add(
            $"{Sharing}/{Sharing}.csproj", TestProjects.Library("SplNet.Xunit").Replace("</Project>", SharedFile, StringComparison.Ordinal))
            .Add(
                $"{Sharing}/Tests.cs", "public static class Tests { " +
                    "[SplNet.SplFile(\"shared.spl\")] public static void Shared(SplNet.SplRequirement one) => one.Assert(); }")
            .Add("shared.spl", "wrong: Tests.Share < 1 s");
        string[] names =
        [
            Sharing,
            .. Add("Mistaken", ["SplNet", "SplNet.MSTest"], MistakenProject.Source, MistakenProject.Formulas),
            .. Add("Clean", ["SplNet", "SplNet.Xunit"], CleanProject.Source, CleanProject.Formulas),
        ];
        _solution.Add($"{NameOf("Clean", "SplNet.Xunit")}/Asking.cs", CleanProject.Asking);
        Built = await _solution.Add("analyzed.slnx", SolutionFile.Of(names)).RunAsync("build", "analyzed.slnx", "-c", "Release");
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => ValueTask.CompletedTask;

    /// <summary>The folder and name of the library of a kind with a package.</summary>
    internal static string NameOf(string kind, string package) => kind + package.Replace(".", string.Empty, StringComparison.Ordinal);

    /// <summary>What the build has printed of a library.</summary>
    internal IReadOnlyList<string> PrintedOf(string name) =>
        [.. Built.Text.Split('\n').Where(line => line.Contains($"{name}.csproj", StringComparison.Ordinal))];

    /// <summary>What was restored for a library.</summary>
    internal string AssetsOf(string name) => _solution.Read($"{name}/obj/project.assets.json");

    /// <summary>True if a library was compiled.</summary>
    internal bool IsBuilt(string name) => _solution.Has($"{name}/bin/Release/net10.0/{name}.dll");

    private List<string> Add(string kind, string[] packages, string source, string formulas)
    {
        foreach (var package in packages)
        {
            var name = NameOf(kind, package);
            _solution.Add($"{name}/{name}.csproj", TestProjects.Library(package)).Add($"{name}/Subject.cs", source).Add(
                $"{name}/perf.spl", formulas);
        }

        return [.. packages.Select(package => NameOf(kind, package))];
    }
}

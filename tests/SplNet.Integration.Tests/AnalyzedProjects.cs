namespace SplNet.Integration.Tests;

/// <summary>Libraries with the packages that bring the analyzers along: some with mistakes and some without, built by a command each.</summary>
public sealed class AnalyzedProjects(PackedSplNet packed) : IAsyncLifetime
{
    /// <summary>What the build of the libraries with mistakes has printed.</summary>
    internal CommandOutput Mistaken { get; private set; } = null!;

    /// <summary>What the build of the libraries without mistakes has printed.</summary>
    internal CommandOutput Clean { get; private set; } = null!;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        Mistaken = await BuildAsync("mistaken", ["SplNet", "SplNet.MSTest"], MistakenProject.Source, MistakenProject.Formulas);
        Clean = await BuildAsync("clean", ["SplNet", "SplNet.Xunit"], CleanProject.Source, CleanProject.Formulas);
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => ValueTask.CompletedTask;

    /// <summary>The folder and name of the library with a package.</summary>
    internal static string NameOf(string package) => "With" + package.Replace(".", string.Empty, StringComparison.Ordinal);

    private Task<CommandOutput> BuildAsync(string name, string[] packages, string source, string formulas)
    {
        var solution = packed.NewProject(name).Add($"{name}.slnx", SolutionFile.Of(packages.Select(NameOf)));
        foreach (var package in packages)
        {
            solution.Add($"{NameOf(package)}/{NameOf(package)}.csproj", TestProjects.Library(package))
                .Add($"{NameOf(package)}/Subject.cs", source)
                .Add($"{NameOf(package)}/perf.spl", formulas);
        }

        return solution.RunAsync("build", $"{name}.slnx", "-c", "Release");
    }
}

namespace SplNet.Integration.Tests;

/// <summary>A project of a user for each example and framework, all restored and built by one command. Tests run what was built.</summary>
internal sealed class ExampleProjects
{
    private static readonly string[] Frameworks = ["mstest", "xunit"];

    /// <summary>The name of the project whose library is covered by its tests.</summary>
    public const string Covered = "covered";

    private readonly UserProject _solution;

    private ExampleProjects(UserProject solution) => _solution = solution;

    /// <summary>Writes the projects and builds them.</summary>
    public static async Task<ExampleProjects> BuildAsync(PackedSplNet packed)
    {
        var solution = packed.NewProject("examples").Brisk();
        var names = Frameworks.SelectMany(framework => Write(solution, framework)).Append(WriteSwapped(solution)).Concat(WriteCovered(solution)).ToList();
        solution.Add("examples.slnx", SolutionFile.Of(names));
        var built = await solution.RunAsync("build", "examples.slnx", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        return new ExampleProjects(solution);
    }

    /// <summary>Runs the tests of an example.</summary>
    /// <param name="framework">Its framework.</param>
    /// <param name="example">Its name.</param>
    /// <param name="arguments">More for the test command.</param>
    public Task<CommandOutput> TestAsync(string framework, string example, params string[] arguments) =>
        _solution.RunAsync(["test", Path.Combine(framework + example, "bin", "Release", "net10.0", $"{framework}{example}.dll"), .. arguments]);

    /// <summary>Runs the tests of a project that was built, as collectors of data need it.</summary>
    /// <param name="project">The name of the project.</param>
    /// <param name="arguments">More for the test command.</param>
    public Task<CommandOutput> TestProjectAsync(string project, params string[] arguments) => _solution.RunAsync(["test", project, "-c", "Release", "--no-build", .. arguments]);

    /// <summary>A file that the tests have written, below the folder of all projects.</summary>
    public string Read(string file) => _solution.Read(file);

    private static IEnumerable<string> Write(UserProject solution, string framework)
    {
        var adapter = framework == "mstest" ? TestProjects.MSTest("SplNet.MSTest") : TestProjects.Xunit("SplNet.Xunit");
        var rows = framework + "Rows";
        solution.Add($"{rows}/{rows}.csproj", adapter).Add($"{rows}/RowTests.cs", AdapterExample.Source(framework));
        yield return rows;

        var requirements = framework + "Requirements";
        solution.Add($"{requirements}/{requirements}.csproj", adapter)
            .Add($"{requirements}/splnet.json", """{ "onInconclusive": "Skip", "iterations": 2 }""")
            .Add($"{requirements}/perf.spl", RequirementExample.File)
            .Add($"{requirements}/.globalconfig", RequirementExample.Unchecked)
            .Add($"{requirements}/Buffers.cs", RequirementExample.Production)
            .Add($"{requirements}/PerformanceTests.cs", RequirementExample.Tests(framework));
        yield return requirements;
    }

    // Tools for coverage leave the assembly of the tests alone.
    private static IEnumerable<string> WriteCovered(UserProject solution)
    {
        const string library = "Arrays";
        solution.Add($"{library}/{library}.csproj", TestProjects.Library())
            .Add($"{library}/Arrays.cs", CoverageExample.Library)
            .Add($"{Covered}/{Covered}.csproj", TestProjects.Xunit("SplNet").Replace(
                "</Project>", $"  <ItemGroup><PackageReference Include=\"coverlet.collector\" Version=\"6.0.4\" /><ProjectReference Include=\"../{library}/{library}.csproj\" /></ItemGroup>\n</Project>", StringComparison.Ordinal))
            .Add($"{Covered}/CoveredTests.cs", CoverageExample.Tests);
        return [library, Covered];
    }

    private static string WriteSwapped(UserProject solution)
    {
        const string swapped = "xunitSwapped";
        solution.Add($"{swapped}/{swapped}.csproj", TestProjects.Xunit("SplNet")).Add($"{swapped}/SortingTests.cs", PaperExample.SwappedInXunit);
        foreach (var file in PaperExample.Subjects)
            solution.Add($"{swapped}/{Path.GetFileName(file)}", File.ReadAllText(file));
        return swapped;
    }
}

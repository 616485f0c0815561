namespace SplNet.Integration.Tests;

/// <summary>A project of a user for each of some examples, all restored and built by one command. Tests run what was built.</summary>
internal sealed class ExampleProjects
{
    /// <summary>The name of the project whose library is covered by its tests.</summary>
    public const string Covered = "covered";

    // Those that tests on every change run, and those of long tests.
    private static readonly string[] Quick = ["xunitRequirements", Covered];
    private static readonly string[] Others = ["mstestRows", "xunitRows", "mstestRequirements"];

    private readonly UserProject _solution;

    private ExampleProjects(UserProject solution) => _solution = solution;

    /// <summary>True if a long test alone runs an example.</summary>
    public static bool IsLong(string example) => Others.Contains(example, StringComparer.Ordinal);

    /// <summary>Writes the projects of the examples that stand together, and builds them.</summary>
    public static async Task<ExampleProjects> BuildAsync(PackedSplNet packed, bool areLong)
    {
        var solution = packed.NewProject(areLong ? "examples-others" : "examples").Brisk();
        var names = (areLong ? Others : Quick).SelectMany(example => Write(solution, example)).ToList();
        solution.Add("examples.slnx", SolutionFile.Of(names));
        var built = await solution.RunAsync("build", "examples.slnx", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        return new ExampleProjects(solution);
    }

    /// <summary>Runs the tests of an example.</summary>
    /// <param name="example">Its name.</param>
    /// <param name="arguments">More for the test command.</param>
    public Task<CommandOutput> TestAsync(string example, params string[] arguments) =>
        _solution.RunAsync(["test", Path.Combine(example, "bin", "Release", "net10.0", $"{example}.dll"), .. arguments]);

    /// <summary>Runs the tests of a project that was built, as collectors of data need it.</summary>
    /// <param name="project">The name of the project.</param>
    /// <param name="arguments">More for the test command.</param>
    public Task<CommandOutput> TestProjectAsync(string project, params string[] arguments) =>
        _solution.RunAsync(["test", project, "-c", "Release", "--no-build", .. arguments]);

    /// <summary>A file that the tests have written, below the folder of all projects.</summary>
    public string Read(string file) => _solution.Read(file);

    private static IEnumerable<string> Write(UserProject solution, string example)
    {
        if (example == Covered)
            return WriteCovered(solution);
        var framework = example.StartsWith("mstest", StringComparison.Ordinal) ? "mstest" : "xunit";
        solution.Add(
            $"{example}/{example}.csproj",
            framework == "mstest" ? TestProjects.MSTest("SplNet.MSTest") : TestProjects.Xunit("SplNet.Xunit"));
        if (example.EndsWith("Rows", StringComparison.Ordinal))
            solution.Add($"{example}/RowTests.cs", AdapterExample.Source(framework));
        else
            WriteRequirements(solution, framework, example);
        return [example];
    }

    private static void WriteRequirements(UserProject solution, string framework, string example) => solution
        .Add($"{example}/splnet.json", """{ "onInconclusive": "Skip", "iterations": 2 }""")
        .Add($"{example}/perf.spl", RequirementExample.File)
        .Add($"{example}/.globalconfig", RequirementExample.Unchecked)
        .Add($"{example}/Buffers.cs", RequirementExample.Production)
        .Add($"{example}/PerformanceTests.cs", RequirementExample.Tests(framework));

    // Tools for coverage leave the assembly of the tests alone.
    private static IEnumerable<string> WriteCovered(UserProject solution)
    {
        const string library = "Arrays";
        solution.Add($"{library}/{library}.csproj", TestProjects.Library())
            .Add($"{library}/Arrays.cs", CoverageExample.Library)
            .Add($"{Covered}/{Covered}.csproj", TestProjects.Xunit("SplNet").Replace(
                "</Project>",
                "  <ItemGroup><PackageReference Include=\"coverlet.collector\" Version=\"6.0.4\" /><ProjectReference " +
                $"Include=\"../{library}/{library}.csproj\" /></ItemGroup>\n</Project>",
                StringComparison.Ordinal))
            .Add($"{Covered}/CoveredTests.cs", CoverageExample.Tests);
        return [library, Covered];
    }
}

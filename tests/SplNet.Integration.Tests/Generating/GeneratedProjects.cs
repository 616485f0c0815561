using SplNet.Integration.Tests.Frameworks;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests.Generating;

/// <summary>
/// Projects of unit tests in some frameworks, and what the tool has generated from them. The tests are built by one command, the benchmarks
/// by another, in which a warning is an error; both when a test first asks.
/// </summary>
public abstract class GeneratedProjects
{
    private static readonly string[] Kinds = ["splnet", "benchmarkdotnet"];
    private const string Caller = "caller";
    private static readonly string Tool = Repository.PathOf("tools/SplNet.Tool/bin/Release/net10.0/SplNet.Tool.dll");

    private readonly IReadOnlyList<MatrixRow> _rows;
    private readonly Lazy<Task<UserProject>> _built;

    private protected GeneratedProjects(PackedSplNet packed, string name, IReadOnlyList<MatrixRow> rows) =>
        (_rows, _built) = (rows, new(() => BuildAsync(packed.NewProject(name))));

    /// <summary>Rows of the matrix of frameworks.</summary>
    private protected static IReadOnlyList<MatrixRow> Rows(params string[] versions)
    {
        var rows = Matrix.Rows.Where(
            row => row.Language == "cs" && versions.Contains($"{row.Framework} {row.Version}", StringComparer.Ordinal))
            .DistinctBy(static row => (row.Framework, row.Version)).ToList();
        Assert.Equal(versions.Length, rows.Count);
        return rows;
    }

    /// <summary>Runs the tool on the benchmarks of some tests, as briefly as it can measure.</summary>
    internal async Task<CommandOutput> ToolAsync(string command, string tests, params string[] arguments)
    {
        var solution = await _built.Value;
        var brief = new Dictionary<string, string>(StringComparer.Ordinal)
        {
            ["SPLNET_BASELINES"] = solution.PathOf("baselines"),
            ["SPLNET_RUNS"] = "2",
            ["SPLNET_ITERATIONS"] = "2",
            ["SPLNET_ITERATION_MILLISECONDS"] = "1",
        };
        return await solution.RunAsync(brief, ["exec", Tool, command, AssemblyOf(tests + ".splnet"), .. arguments]);
    }

    /// <summary>Runs the program of BenchmarkDotNet.</summary>
    internal async Task<CommandOutput> BenchmarkDotNetAsync(string tests, params string[] arguments) =>
        await (await _built.Value).RunAsync(["exec", AssemblyOf(tests + ".benchmarkdotnet"), .. arguments]);

    /// <summary>What happens in each class when its framework runs it.</summary>
    internal Task<IReadOnlyList<string>> EventsOfTestsAsync(string tests)
    {
        var isVstest = _rows.Single(row => row.Name == tests).OnVstest;
        return EventsAsync(tests, isVstest ? ["test", AssemblyOf(tests)] : ["exec", AssemblyOf(tests)]);
    }

    /// <summary>What happens in each class when its benchmarks are called.</summary>
    internal Task<IReadOnlyList<string>> EventsOfBenchmarksAsync(string tests) =>
        EventsAsync(tests + ".splnet", ["exec", AssemblyOf(Caller), AssemblyOf(tests + ".splnet")]);

    /// <summary>A file of a generated project.</summary>
    internal async Task<string> ReadAsync(string tests, string file) => (await _built.Value).Read($"{tests}.splnet/{file}");

    private static string AssemblyOf(string project) => Path.Combine(project, "bin", "Release", "net10.0", project + ".dll");

    // Without tiers a warm-up is short.
    private async Task<UserProject> BuildAsync(UserProject solution)
    {
        solution.Add(
            "Directory.Build.props", "<Project><PropertyGroup><TieredCompilation>false</TieredCompilation></PropertyGroup></Project>")
            .Add(".gitignore", "bin/\nobj/\nbaselines/\n*.txt\n");
        var tests = _rows.Select(static row => row.Name).ToList();
        foreach (var row in _rows)
            solution.Add($"{row.Name}/{row.Name}.csproj", ProjectOf(row))
                .Add($"{row.Name}/Tests.cs", JournalSources.Of(row.Framework, row.Version))
                .Add($"{row.Name}/Alike.cs", JournalSources.Alike(row.Framework))
                .Add($"{row.Name}/Journal.cs", JournalSources.Journal);
        await BuildAsync(solution, "tests.slnx", tests);
        foreach (var name in tests)
        {
            foreach (var kind in Kinds)
                await GenerateAsync(solution, name, kind);
        }

        solution.Add($"{Caller}/{Caller}.csproj", JournalSources.CallerProject).Add($"{Caller}/Program.cs", JournalSources.Caller);
        await BuildAsync(
            solution, "benchmarks.slnx", tests.SelectMany(static name => Kinds.Select(kind => $"{name}.{kind}")).Append(Caller),
            "-warnaserror", "-warnNotAsError:NU1603");
        foreach (var command in (string[][])[["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "Benchmarks"]])
            GitCommand.Run(solution.PathOf("."), command);
        return solution;
    }

    private static async Task GenerateAsync(UserProject solution, string name, string kind)
    {
        var generated = await solution.RunAsync(
            "exec", Tool, "generate", AssemblyOf(name), "--into", $"{name}.{kind}", "--backend", kind, "--no-trial");
        Assert.True(generated.ExitCode == 0, generated.Text);
    }

    private static async Task BuildAsync(UserProject solution, string file, IEnumerable<string> projects, params string[] more)
    {
        solution.Add(
            file, $"<Solution>{string.Concat(projects.Select(static name => $"<Project Path=\"{name}/{name}.csproj\" />"))}</Solution>");
        var built = await solution.RunAsync(["build", file, "-c", "Release", .. more]);
        Assert.True(built.ExitCode == 0, built.Text);
    }

    private static string ProjectOf(MatrixRow row) => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <OutputType>Exe</OutputType>
            <ImplicitUsings>enable</ImplicitUsings>
            <Nullable>enable</Nullable>
            <RunAnalyzers>false</RunAnalyzers>
            <NuGetAudit>false</NuGetAudit>
            {row.Properties}
          </PropertyGroup>
          <ItemGroup>{string.Concat(row.Packages.Select(static one => $"<PackageReference Include=\"{one.Package}\" Version=\"{one.Version}\" />"))}</ItemGroup>
        </Project>
        """;

    private async Task<IReadOnlyList<string>> EventsAsync(string name, string[] command)
    {
        var solution = await _built.Value;
        var journal = solution.PathOf(name + ".txt");
        var run = await solution.RunAsync(new Dictionary<string, string>(StringComparer.Ordinal) { ["TESTS_JOURNAL"] = journal }, command);
        Assert.True(run.ExitCode == 0, run.Text);

        // Classes run in any order, and at the same time.
        return [.. (await File.ReadAllLinesAsync(journal)).GroupBy(static line => line.Split(' ')[0], StringComparer.Ordinal)
            .OrderBy(static one => one.Key, StringComparer.Ordinal).Select(static one => string.Join(", ", one))];
    }
}

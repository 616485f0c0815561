using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Benchmarks;

/// <summary>
/// The page <c>docs/mutation-libraries.md</c>: <c>splnet mutate</c> on libraries of other people that somebody has checked out and built,
/// with three suites each: formulas and hand-written benchmarks, which lie beside this program (Suite), and benchmarks
/// generated from their unit tests.
/// </summary>
internal static class LibraryStudy
{
    private const string Performance = "Performance";
    private const string Generated = "Generated";

    // Which of their unit tests become the generated suite, by a text in their names: all would be hundreds.
    private static readonly Dictionary<string, string> Filters =
        new(StringComparer.Ordinal) { ["CsvHelper"] = "CsvParser", ["Markdig"] = "Lists" };

    /// <summary>Mutates libraries, and writes their tables into the page, below what people wrote there.</summary>
    /// <param name="budget">For how long to measure each, as the command takes it.</param>
    /// <param name="libraries">Their names and places, as the study of stability takes them:
    /// <c>Markdig=/src/markdig#Markdig.Tests</c>.</param>
    /// <exception cref="ArgumentException">One is not there, not built, or has no suites here.</exception>
    public static string Run(string budget, IReadOnlyList<string> libraries)
    {
        var sections = string.Concat(libraries.Select(OtherLibrary.Of).ToList().Select(library => Section(library, budget)));
        new WrittenPart("docs/mutation-libraries.md").Text = sections;
        return sections;
    }

    private static string Section(OtherLibrary library, string budget)
    {
        if (!Filters.TryGetValue(library.Name, out var filter))
            throw new ArgumentException(
                $"There are no performance tests for {library.Name}, only for {string.Join(" and ", Filters.Keys)}.");
        using var folder = new SuiteFolder();
        var project = ProjectOf(library);
        WriteTests(folder, library.Name, project);
        folder.Build(Performance);
        var generated = GeneratedProject.From(folder, Generated, library.Tests, "--filter", filter);
        generated.MeasureWithTodaysSplNet();
        folder.Build(Generated);
        var tests = folder.AssemblyOf(Performance);
        var run = MutationRun.Of(
            $"Measures mutants of {library.Name} for {budget}.",
            folder, project,
            [
                "--tests", $"SPL={folder.PathOf(Performance, "perf.spl")}", "--assembly", tests, "--tests", $"hand={tests}", "--tests",
                $"generated={generated.Assembly}", "--budget", budget, "--controls", "5,5",
                "--resume", folder.PathOf("kept"),
            ]);
        return $"""

            ## {library.Name}

            {Counts(library, project, run)}

            {MutationStudy.TablesOf(run)}

            """;
    }

    private static string ProjectOf(OtherLibrary library)
    {
        var found = Directory.EnumerateFiles(library.Folder, library.Name + ".csproj", SearchOption.AllDirectories).ToList();
        return found.Count == 1 ? found[0] : throw new ArgumentException(
            $"Below {library.Folder} there are {found.Count} projects {library.Name}.csproj, and one is needed.");
    }

    private static void WriteTests(SuiteFolder folder, string name, string project)
    {
        foreach (var file in Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Suite", name)))
            folder.Write(Path.Combine(Performance, Path.GetFileName(file)), File.ReadAllText(file));
        folder.Write(Path.Combine(Performance, Performance + ".csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <ImplicitUsings>enable</ImplicitUsings>
                <Nullable>enable</Nullable>
                <EnableDynamicLoading>true</EnableDynamicLoading>
              </PropertyGroup>
              <ItemGroup>
                <ProjectReference Include="{Path.GetFullPath("src/SplNet/SplNet.csproj")}" />
                <ProjectReference Include="{project}" />
              </ItemGroup>
            </Project>
            """);
    }

    private static string Counts(OtherLibrary library, string project, MutationRun run)
    {
        var lines = Directory.EnumerateFiles(Path.GetDirectoryName(project)!, "*.cs", SearchOption.AllDirectories)
            .Where(static file => !file.Replace('\\', '/').Contains("/obj/", StringComparison.Ordinal))
            .Sum(static file => File.ReadLines(file).Count());
        var (results, seconds) = (run.Results, run.PairSeconds);
        return FormattableString.Invariant(
            $"{lines:N0} lines, {results.Tests.Count} tests (the generated ones from unit tests with `{Filters[library.Name]}` in their ") +
            FormattableString.Invariant($"names). {MutationStudy.Counts(results)} The command took {run.Took.TotalMinutes:0.0} min, ") +
            "from its start to its end. " +
            FormattableString.Invariant($"A measured pair took {(seconds.Count == 0 ? 0 : Median.Of(seconds)):0.0} s, ") +
            FormattableString.Invariant($"the median of {seconds.Count}. {Controls(results)}");
    }

    private static string Controls(MutationResults results) =>
        string.Concat(ControlRates.Of(results.Controls, results.Settings).Where(rate => rate.Threshold == results.Settings.Thresholds[0])
            .Select(static rate => FormattableString.Invariant($"Of {rate.Measured} {rate.Kind.ToString().ToLowerInvariant()} controls ") +
                FormattableString.Invariant($"{rate.Killed} were killed at {rate.Threshold:P0}. "))).TrimEnd();
}

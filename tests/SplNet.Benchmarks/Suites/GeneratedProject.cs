using System.Text.Json;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks;

/// <summary>A project that <c>splnet generate</c> has written from an assembly of unit tests, in the folder of a suite.</summary>
/// <param name="Folder">The folder of the suite.</param>
/// <param name="Name">Its name.</param>
/// <param name="Seconds">How long the command took.</param>
internal sealed partial record GeneratedProject(SuiteFolder Folder, string Name, double Seconds)
{
    private static readonly TimeSpan GenerationTime = TimeSpan.FromMinutes(30);

    /// <summary>What it builds.</summary>
    public string Assembly => Folder.AssemblyOf(Name);

    /// <summary>Generates it.</summary>
    /// <param name="folder">The folder of the suite.</param>
    /// <param name="name">Its name.</param>
    /// <param name="tests">The assembly of the tests.</param>
    /// <param name="options">Options of the command.</param>
    public static GeneratedProject From(SuiteFolder folder, string name, string tests, params ReadOnlySpan<string> options)
    {
        var said = string.Join(' ', options);
        var command = BoundedCommand.Run(
            $"Generates {name}{(said.Length == 0 ? " with the trial" : " " + said)}.", GenerationTime, folder.Path, "dotnet",
            ["exec", BuiltTool.Path(), "generate", tests, "--into", folder.PathOf(name), .. options]);
        return new GeneratedProject(folder, name, command.RequireSuccess().Seconds);
    }

    /// <summary>The full names of the tests that became benchmarks, each once for each of its rows.</summary>
    public IReadOnlyList<string> Tests
    {
        get
        {
            using var manifest = Manifest();
            return [.. manifest.RootElement.GetProperty("benchmarks").EnumerateArray()
                .Select(static one => one.GetProperty("test").GetString()!)];
        }
    }

    /// <summary>The full name of the method that measures a test.</summary>
    /// <param name="test">The full name of the test.</param>
    /// <param name="cycle">The life cycle that it must have.</param>
    public string BenchmarkOf(string test, string cycle)
    {
        using var manifest = Manifest();
        var benchmark = manifest.RootElement.GetProperty("benchmarks").EnumerateArray()
            .Single(one => one.GetProperty("test").GetString() == test);
        return benchmark.GetProperty("lifeCycle").GetString() == cycle
            ? benchmark.GetProperty("benchmark").GetString()!
            : throw new InvalidOperationException($"{test} does not have the life cycle {cycle}.");
    }

    /// <summary>For each reason how many tests were refused for it, rows left out.</summary>
    public IReadOnlyDictionary<string, int> Reasons
    {
        get
        {
            using var manifest = Manifest();
            return manifest.RootElement.GetProperty("refused").EnumerateArray().Where(static one => !one.GetProperty("isRow").GetBoolean())
                .GroupBy(static one => one.GetProperty("reason").GetString()!, StringComparer.Ordinal).ToDictionary(
                    static one => one.Key, static one => one.Count(), StringComparer.Ordinal);
        }
    }

    /// <summary>The names of the requirements that it states, one for each benchmark and row.</summary>
    public IReadOnlyList<string> Requirements =>
        [.. Sources().SelectMany(static file => Stated().Matches(File.ReadAllText(file)))
            .Select(static one => Regex.Unescape(one.Groups["name"].Value)).Order(StringComparer.Ordinal)];

    /// <summary>Has it measured by the SplNet of this repository, against nothing: what was stated needs an earlier version.</summary>
    public void MeasureWithTodaysSplNet()
    {
        var project = Folder.PathOf(Name, Name + ".csproj");
        var reference = Package().Replace(
            File.ReadAllText(project), $"<ProjectReference Include=\"{Path.GetFullPath("src/SplNet/SplNet.csproj")}\" />");
        File.WriteAllText(project, reference);
        foreach (var file in Sources())
            File.WriteAllText(file, Compared().Replace(File.ReadAllText(file), "\"${operand} < 1000000 s\""));
    }

    private IEnumerable<string> Sources() => Directory.EnumerateFiles(Folder.PathOf(Name), "*.cs");

    private JsonDocument Manifest() => JsonDocument.Parse(File.ReadAllText(Folder.PathOf(Name, "splnet-generate.json")));

    [GeneratedRegex("<PackageReference Include=\"SplNet\" Version=\"[^\"]*\" />", RegexOptions.CultureInvariant, 10_000)]
    private static partial Regex Package();

    [GeneratedRegex("\"(?<operand>SELF.*) <= 1\\.05 \\* .*@before\"", RegexOptions.CultureInvariant | RegexOptions.ExplicitCapture, 10_000)]
    private static partial Regex Compared();

    [GeneratedRegex(
        "\\[global::SplNet\\.Spl\\(.*, Name = \"(?<name>.*)\"\\)\\]", RegexOptions.CultureInvariant | RegexOptions.ExplicitCapture, 10_000)]
    private static partial Regex Stated();
}

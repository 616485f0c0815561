using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Benchmarks;

/// <summary>What mutation testing costs, and what it kills that must not be killed: <c>splnet mutate</c> on a small library with three suites of performance tests.</summary>
internal static class MutantCosts
{
    /// <summary>Pairs with an identity mutant, and as many with a layout mutant.</summary>
    public const int DefaultControls = 60;

    /// <summary>For how long to measure mutants, and for how long controls.</summary>
    public const string DefaultBudget = "5min";

    private const string Programs = "tests/Programs";
    private const string Library = "SplNet.Tests.Mutated";
    private const string Generated = "Generated";
    private const string Study = "docs/mutation-study.md";

    /// <summary>Runs the command four times: with one operator and with all for the costs of a mutant, then the whole, then few mutants with many controls. Writes the page of the study as well.</summary>
    /// <param name="controls">Pairs with each kind of control.</param>
    /// <param name="budget">For how long to measure mutants, and for how long controls, as the command takes it.</param>
    public static string Run(int controls, string budget)
    {
        using var folder = new SuiteFolder();
        var project = Path.GetFullPath($"{Programs}/{Library}/{Library}.csproj");
        var performance = Built(Library + ".Performance");
        string[] tests = ["--tests", $"formulas={Path.GetFullPath($"{Programs}/{Library}.Performance/perf.spl")}", "--assembly", performance, "--controls", "0,0"];
        var few = MutationRun.Of("Compiles and counts the mutants of one operator.", folder, project, [.. tests, "--operators", "HWO", "--screen-only", "--resume", folder.PathOf("few")]).Results;
        var all = MutationRun.Of("Compiles and counts all mutants.", folder, project, [.. tests, "--screen-only", "--resume", folder.PathOf("all")]).Results;
        var functional = Built(Library + ".Functional");
        var generated = GeneratedProject.From(folder, Generated, functional);
        generated.MeasureWithTodaysSplNet();
        folder.Build(Generated);
        var whole = MutationRun.Of(
            $"Measures mutants for {budget}.",
            folder, project,
            [
                .. tests, "--tests", $"attributes={performance}", "--tests", $"generated={generated.Assembly}", "--functional", functional, "--trust-preserving", "--budget", budget,
                "--resume", folder.PathOf("whole"),
            ]);
        var controlled = MutationRun.Of(
            $"Measures controls for {budget}.",
            folder, project,
            [.. tests[..^1], FormattableString.Invariant($"{controls},{controls}"), "--operators", "LIN", "--budget", budget, "--resume", folder.PathOf("controlled")]);
        File.WriteAllText(Study, MutationStudy.Page(whole, controls, budget));
        return Table(few, all, whole.Results) + Controls(controlled.Results);
    }

    private static string Built(string program)
    {
        var path = Path.GetFullPath($"{Programs}/{program}/bin/Release/net10.0/{program}.dll");
        return File.Exists(path) ? path : throw new InvalidOperationException($"{path} is missing: dotnet build -c Release {Programs}/{program}");
    }

    private static string Table(MutationResults few, MutationResults all, MutationResults whole)
    {
        var compile = (all.Times.Compile - few.Times.Compile) / (Compiled(all) - Compiled(few));
        var screen = (all.Times.Screen - few.Times.Screen) / (Counted(all) - Counted(few));
        var measured = Pairs(whole).Where(static pair => pair.IsMeasured).Select(static pair => pair.Measured!.Seconds).ToList();
        return FormattableString.Invariant($"""
            | what | figure | aimed at |
            |---|---:|---:|
            | mutants of a library of {Lines()} lines, and tests | {all.Mutants.Count}, {all.Tests.Count} | |
            | a further mutant, compiled and compared, s | {compile:0.000} | 0.5 |
            | a further pair of mutant and test, counted, s | {screen:0.000} | 0.1 |
            | a measured pair, median of {measured.Count}, s | {Median.Of(measured):0.0} | 8 |
            | measuring, for each of the {Pairs(whole).Count()} pairs of a mutant and a test that enters its method, s | {whole.Times.Measure / Math.Max(1, Pairs(whole).Count()):0.00} | 1 |

            """);
    }

    private static string Controls(MutationResults whole) => $"""

        | control | threshold | killed | of | rate that this does not exclude, at 95 % |
        |---|---:|---:|---:|---:|
        {string.Join(Environment.NewLine, whole.Scores.Controls.Select(static rate => FormattableString.Invariant($"| {rate.Kind} | {rate.Threshold:P0} | {rate.Killed} | {rate.Measured} | {rate.Upper:P1} |")))}
        | Identity, by the interval of the published tool | 1 % | {Coupled(whole).Count(static size => size >= ControlRates.Finest)} | {Coupled(whole).Count} | |

        """;

    /// <summary>The bug sizes that the published interval finds in a program compared with itself.</summary>
    private static List<double> Coupled(MutationResults whole) =>
        [.. whole.Controls.Where(static control => control is { Kind: ControlKind.Identity, Pair.IsMeasured: true }).Select(static control => RelativeInterval.Coupled(control.Pair.Measured!.BaseIterations, control.Pair.Measured.MutantIterations).BugSize)];

    private static IEnumerable<TestedPair> Pairs(MutationResults results) => results.Mutants.SelectMany(static mutant => mutant.Pairs);

    private static int Compiled(MutationResults results) => results.Mutants.Count(static mutant => mutant.Status != MutantStatus.Ignored);

    private static int Counted(MutationResults results) => results.Mutants.Count(static mutant => mutant.Pairs.Count > 0) * results.Tests.Count;

    private static int Lines() => Directory.EnumerateFiles($"{Programs}/{Library}", "*.cs").Sum(static file => File.ReadAllLines(file).Length);
}

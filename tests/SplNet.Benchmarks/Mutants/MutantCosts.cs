using SplNet.Mutations.Results;

namespace SplNet.Benchmarks;

/// <summary>What mutation testing costs: <c>splnet mutate</c> on a small library with three suites of performance tests.</summary>
internal static class MutantCosts
{
    /// <summary>For how long to measure mutants.</summary>
    public const string DefaultBudget = "5min";

    private const string Generated = "Generated";
    private const string Study = "docs/mutation-study.md";

    /// <summary>
    /// Runs the command three times: with one operator and with all for the costs of a mutant, then the whole. Writes the
    /// page of the study as well.
    /// </summary>
    /// <param name="budget">For how long to measure mutants, as the command takes it.</param>
    public static string Run(string budget)
    {
        using var folder = new SuiteFolder();
        var library = MutatedLibrary.Built();
        string[] tests = ["--tests", "formulas=" + library.Formulas, "--assembly", library.Performance, "--controls", "0,0"];
        var few = MutationRun.Of("Compiles and counts the mutants of one operator.", folder, library.Project, [
            .. tests, "--operators", "HWO", "--screen-only", "--resume", folder.PathOf("few")]).Results;
        var all = MutationRun.Of("Compiles and counts all mutants.", folder, library.Project, [
            .. tests, "--screen-only", "--resume", folder.PathOf("all")]).Results;
        var generated = GeneratedProject.From(folder, Generated, library.Functional);
        generated.MeasureWithTodaysSplNet();
        folder.Build(Generated);
        var whole = MutationRun.Of(
            $"Measures mutants for {budget}.",
            folder, library.Project,
            [
                .. tests, "--tests", $"attributes={library.Performance}", "--tests", $"generated={generated.Assembly}", "--functional",
                library.Functional, "--trust-preserving", "--budget", budget,
                "--resume", folder.PathOf("whole"),
            ]);
        File.WriteAllText(Study, MutationStudy.Page(whole, budget));
        return Table(library, few, all, whole);
    }

    private static string Table(MutatedLibrary library, MutationResults few, MutationResults all, MutationRun whole)
    {
        var compile = (all.Times.Compile - few.Times.Compile) / (Compiled(all) - Compiled(few));
        var screen = (all.Times.Screen - few.Times.Screen) / (Counted(all) - Counted(few));
        var (measured, pairs) = (whole.PairSeconds, whole.Results.Mutants.Sum(static mutant => mutant.Pairs.Count));
        return FormattableString.Invariant($"""
            | what | figure | aimed at |
            |---|---:|---:|
            | mutants of a library of {library.Lines} lines, and tests | {all.Mutants.Count}, {all.Tests.Count} | |
            | a further mutant, compiled and compared, s | {compile:0.000} | 0.5 |
            | a further pair of mutant and test, counted, s | {screen:0.000} | 0.1 |
            | a measured pair, median of {measured.Count}, s | {Median.Of(measured):0.0} | 8 |
            | measuring, for each of the {pairs} pairs of a mutant and a test that enters its method, s | {whole.Results.Times.Measure / Math.Max(1, pairs):0.00} | 1 |

            """);
    }

    private static int Compiled(MutationResults results) =>
        results.Mutants.Count(static mutant => mutant.Status is not (MutantStatus.Ignored or MutantStatus.NoCoverage));

    private static int Counted(MutationResults results) =>
        results.Mutants.Count(static mutant => mutant.Pairs.Count > 0) * results.Tests.Count;
}

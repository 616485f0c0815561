using SplNet.Mutations.Results;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Describes a run for the views.</summary>
internal static class RunReport
{
    /// <summary>The document from which all views are created.</summary>
    /// <param name="results">The run.</param>
    public static MutationDocument Of(MutationResults results) => new()
    {
        Project = $"{results.Project}, {results.Framework}",
        Sentence = CertaintyReport.Sentence(results),
        Certainty = CertaintyReport.Of(results),
        Advice = CertaintyReport.Advice(results),
        Scores = ScoreReport.Total(results),
        Operators = ScoreReport.Operators(results),
        Suites = ScoreReport.Suites(results),
        Controls = ScoreReport.Controls(results),
        Tests = ScoreReport.Tests(results),
        TestNames = [.. results.Tests.Where(static test => test.Problem is null).Select(static test => test.Name)],
        Notes = [CertaintyReport.Times(results), .. CertaintyReport.Artificial(results), .. results.Notes, .. results.Tests
            .Where(static test => test.Problem is not null).Select(static test => $"{test.Name} tests nothing: {test.Problem}")],
        Tool = results.Tool,
        Files = [.. results.Mutants
            .GroupBy(static one => one.Mutant.File, StringComparer.Ordinal)
            .OrderBy(static file => file.Key, StringComparer.Ordinal)
            .Select(file => new MutatedFile(file.Key, Source(results.Folder, file.Key), [.. file.Select(MutantReports.Of)]))],
    };

    // A source file that no longer exists is shown without its text.
    private static string Source(string folder, string file) =>
        Path.Combine(folder, file) is var path && File.Exists(path) ? File.ReadAllText(path) : string.Empty;
}

using SplNet.Mutations.Results;

namespace SplNet.Benchmarks;

/// <summary>The page <c>docs/mutation-study.md</c>: one run of <c>splnet mutate</c> as tables, and what they say beside paper B.</summary>
internal static class MutationStudy
{
    /// <summary>The page.</summary>
    /// <param name="run">The run.</param>
    /// <param name="budget">For how long it was to measure.</param>
    public static string Page(MutationRun run, string budget) => $"""
        # A study of mutants

        Tables 2, 5, 6, 7 and 9 of Jangali et al. (paper B) in form, on the small library `tests/Programs/SplNet.Tests.Mutated`: its formulas, its requirements in attributes, and benchmarks that `splnet generate` wrote from its unit tests. The sections "Mutants" and "Controls of mutation testing" of [performance](performance.md) have the costs and the controls. This page is written by

        <!-- commands -->
        ```
        dotnet run -c Release --project tests/SplNet.Benchmarks -- mutants {budget}
        ```

        {Counts(run.Results)}

        {TablesOf(run)}

        """;

    /// <summary>Its tables, without the title, and without the controls, which another run has.</summary>
    public static string TablesOf(MutationRun run) =>
        run.Tables[run.Tables.IndexOf('\n', StringComparison.Ordinal)..run.Tables.IndexOf("\nControls: ", StringComparison.Ordinal)].Trim();

    /// <summary>How its mutants ended.</summary>
    public static string Counts(MutationResults results) => string.Join(
        ", ",
        results.Mutants.GroupBy(static mutant => mutant.Status).OrderBy(static group => group.Key)
            .Select(static group => FormattableString.Invariant($"{group.Count()} {Words(group.Key)}")))
        + FormattableString.Invariant($": {results.Mutants.Count} mutants in all; ") +
        FormattableString.Invariant($"measuring took {results.Times.Measure + results.Times.Controls:0} s.");

    private static string Words(MutantStatus status) => status switch
    {
        MutantStatus.NotExecutedDifferently => "not executed differently",
        MutantStatus.NoCoverage => "without coverage",
        MutantStatus.CompileError => "do not compile",
        MutantStatus.NotMeasured => "not reached in the budget",
        MutantStatus.NotCounted => "not counted in the budget",
        _ => status.ToString().ToLowerInvariant(),
    };
}

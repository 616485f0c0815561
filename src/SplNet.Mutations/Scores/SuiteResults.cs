using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>The results of one suite's tests alone: their pairs, adjusted only for each other.</summary>
internal static class SuiteResults
{
    /// <summary>Computes the mutants with the pairs of a suite's tests and their outcome there.</summary>
    public static IReadOnlyList<MutantResult> Of(
        string suite, IReadOnlyList<MutantResult> mutants, IReadOnlyList<SuiteTest> tests, MutationSettings settings)
    {
        var own = tests.Where(test => test.Suites.Contains(suite, StringComparer.Ordinal)).Select(static test => test.Name)
            .ToHashSet(StringComparer.Ordinal);
        return [.. mutants.Select(mutant => MutantVerdicts.Decide(
            mutant with
            {
                Pairs = AdjustedClaims.Of([.. mutant.Pairs.Where(pair => own.Contains(pair.Test))], settings),
                Limits = [.. mutant.Limits.Where(limit => limit.Tests.Any(own.Contains))],
                Verdicts = [],
            },
            settings))];
    }
}

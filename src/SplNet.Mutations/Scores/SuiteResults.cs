using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>The results as one suite's tests would have had them alone: their pairs, adjusted for them only.</summary>
internal static class SuiteResults
{
    /// <summary>The mutants with the pairs of a suite's tests, and what becomes of them there.</summary>
    public static IReadOnlyList<MutantResult> Of(string suite, IReadOnlyList<MutantResult> mutants, IReadOnlyList<SuiteTest> tests, MutationSettings settings)
    {
        var own = tests.Where(test => test.Suites.Contains(suite, StringComparer.Ordinal)).Select(static test => test.Name).ToHashSet(StringComparer.Ordinal);
        return [.. mutants.Select(mutant => MutantVerdicts.Decide(mutant with { Pairs = AdjustedClaims.Of([.. mutant.Pairs.Where(pair => own.Contains(pair.Test))], settings.Thresholds, settings.Alpha), Limits = [.. mutant.Limits.Where(limit => limit.Tests.Any(own.Contains))], Verdicts = [] }, settings))];
    }
}

using SplNet.Mutations.Results;

namespace SplNet.Mutations.Tables;

/// <summary>The tests of a suite, for rows of tables.</summary>
internal static class SuiteTests
{
    /// <summary>Lists the tests of a suite.</summary>
    public static IReadOnlyList<SuiteTest> Of(MutationResults results, TestSuite suite) =>
        [.. results.Tests.Where(test => test.Suites.Contains(suite.Name, StringComparer.Ordinal))];

    /// <summary>Lists the measured pairs of a suite's tests, with the operators of their mutants.</summary>
    public static IReadOnlyList<(string Operator, TestedPair Pair)> PairsOf(MutationResults results, TestSuite suite)
    {
        var own = Of(results, suite).Select(static test => test.Name).ToHashSet(StringComparer.Ordinal);
        return [.. results.Mutants.SelectMany(mutant =>
            mutant.Pairs.Where(pair => pair.IsMeasured && own.Contains(pair.Test)).Select(pair => (mutant.Mutant.Operator, pair)))];
    }

    /// <summary>Lists in order the operators with a decided mutant; the results of the others are unknown.</summary>
    public static IReadOnlyList<string> Operators(MutationResults results) =>
    [
        .. results.Mutants.Where(static one => one.Status is MutantStatus.Killed or MutantStatus.Survived or MutantStatus.Inconclusive)
            .Select(static one => one.Mutant.Operator).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal),
    ];
}

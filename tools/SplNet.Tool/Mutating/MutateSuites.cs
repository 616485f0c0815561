using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Mutating;

/// <summary>The performance tests that <c>--tests</c> names.</summary>
/// <param name="Suites">The suites, in the order in which they were named.</param>
/// <param name="Tests">Their tests, each once.</param>
internal sealed record MutateSuites(IReadOnlyList<TestSuite> Suites, PerformanceTests Tests)
{
    /// <summary>Finds them.</summary>
    /// <param name="request">What the user asked for.</param>
    /// <param name="errors">Takes what is wrong with the inputs.</param>
    /// <returns>Null if anything is wrong with these.</returns>
    public static MutateSuites? Find(MutateRequest request, TextWriter errors)
    {
        List<TestSuite> suites = [.. request.Suites.Select(SuiteName.Of)];
        return PerformanceTests.Find(new RequirementInputs([.. suites.Select(static suite => suite.Path)], request.Home, Filter: null), errors) is { } tests ? new MutateSuites(suites, tests) : null;
    }

    /// <summary>The names of the suites that have a test.</summary>
    public IReadOnlyList<string> NamesOf(PerformanceTest test) => [.. Suites.Where(suite => test.Suites.Contains(suite.Path, StringComparer.Ordinal)).Select(static suite => suite.Name)];

    /// <summary>The files of which the tests are built.</summary>
    public IEnumerable<string> Files => Suites.Select(static suite => suite.Path).Concat(Tests.Tests.Select(static test => test.Home)).Distinct(StringComparer.Ordinal);
}

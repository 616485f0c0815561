using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Mutating;

/// <summary>The performance tests in <c>--tests</c>.</summary>
/// <param name="Suites">The suites, in the order of the command line.</param>
/// <param name="Tests">The distinct tests.</param>
internal sealed record MutateSuites(IReadOnlyList<TestSuite> Suites, PerformanceTests Tests)
{
    /// <summary>Finds the tests.</summary>
    /// <param name="request">The user's request.</param>
    /// <param name="errors">Receives the problems of the inputs.</param>
    /// <returns>The tests; null if there is a problem.</returns>
    public static MutateSuites? Find(MutateRequest request, TextWriter errors)
    {
        List<TestSuite> suites = [.. request.Suites.Select(SuiteName.Of)];
        return PerformanceTests.Find(
            new RequirementInputs([.. suites.Select(static suite => suite.Path)], request.Home, Filter: null), errors) is { } tests
            ? new MutateSuites(suites, tests)
            : null;
    }

    /// <summary>The names of the suites that contain a test.</summary>
    public IReadOnlyList<string> NamesOf(PerformanceTest test) =>
        [.. Suites.Where(suite => test.Suites.Contains(suite.Path, StringComparer.Ordinal)).Select(static suite => suite.Name)];

    /// <summary>The files of the tests.</summary>
    public IEnumerable<string> Files =>
        Suites.Select(static suite => suite.Path).Concat(Tests.Tests.Select(static test => test.Home)).Distinct(StringComparer.Ordinal);
}

using SplNet.Tool.Generating.Trying;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>The user's request.</summary>
/// <param name="Tests">The path of the tests' assembly.</param>
/// <param name="Into">The folder of the generated project.</param>
/// <param name="Backend">The target of the benchmarks.</param>
/// <param name="Project">The project of the tests; null for the project in a parent folder of the assembly.</param>
/// <param name="Filter">A part of the full names of tests; null for all.</param>
/// <param name="LeftOut">The categories to exclude.</param>
internal sealed record GenerateRequest(
    string Tests, string Into, Backend Backend, string? Project, string? Filter, IReadOnlyList<string> LeftOut)
{
    /// <summary>Which files are written.</summary>
    public GeneratedPart Part { get; init; }

    /// <summary>True to try which tests are repeatable.</summary>
    public bool Tries { get; init; }

    /// <summary>The names of the disabled refusals, in order.</summary>
    public IReadOnlyList<string> Accepted { get; init; } = [];

    /// <summary>The reasons of these refusals.</summary>
    public IReadOnlyCollection<string> AcceptedReasons => RefusalNames.ReasonsOf(Accepted);

    /// <summary>True to try all tests again, even if nothing has changed.</summary>
    public bool Retries { get; init; }

    /// <summary>The life cycle of benchmarks whose trial allows it.</summary>
    public LifeCycleChoice LifeCycle { get; init; }

    /// <summary>The largest number of rows of a source that become benchmarks.</summary>
    public int MostRows { get; init; } = SourceListing.MostRows;

    /// <summary>The time limit for a call of a test in the trial.</summary>
    public TimeSpan Longest { get; init; }
}

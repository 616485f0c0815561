using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>What the user asked for.</summary>
/// <param name="Tests">The path of the tests' assembly.</param>
/// <param name="Into">The folder of the project that is written.</param>
/// <param name="Backend">For what the benchmarks are written.</param>
/// <param name="Project">The project of the tests; null for the one that the assembly lies below.</param>
/// <param name="Filter">A part of the full names of tests; null for all.</param>
/// <param name="LeftOut">Categories whose tests are left out.</param>
internal sealed record GenerateRequest(string Tests, string Into, Backend Backend, string? Project, string? Filter, IReadOnlyList<string> LeftOut)
{
    /// <summary>True if it is tried which tests repeat.</summary>
    public bool Tries { get; init; }

    /// <summary>The names of the refusals that are switched off, in order.</summary>
    public IReadOnlyList<string> Accepted { get; init; } = [];

    /// <summary>The reasons for these refusals.</summary>
    public IReadOnlyCollection<string> AcceptedReasons => RefusalNames.ReasonsOf(Accepted);

    /// <summary>True if all tests are tried again, though nothing has changed.</summary>
    public bool Retries { get; init; }

    /// <summary>The life cycle that benchmarks get where their trial allows it.</summary>
    public LifeCycleChoice LifeCycle { get; init; }

    /// <summary>The longest that a call of a test may take in the trial.</summary>
    public TimeSpan Longest { get; init; }
}

using SplNet.Mutations.Mutants;
using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tests.Results;

/// <summary>Results that nobody measured.</summary>
internal static class Made
{
    /// <summary>Thresholds of 5 and 10 %, a level of 5 %.</summary>
    public static readonly MutationSettings Settings = new() { Thresholds = [0.05, 0.1], Alpha = 0.05, TestsPerMutant = 5 };

    /// <summary>Two suites; <c>shared</c> stands in both.</summary>
    public static readonly IReadOnlyList<TestSuite> Suites = [new("hand", "Hand.dll"), new("generated", "Generated.dll")];

    /// <summary>Their tests.</summary>
    public static readonly IReadOnlyList<SuiteTest> Tests =
    [
        new() { Name = "a", Suites = ["hand"], Nanoseconds = 1000, RelativeDeviation = 0.005 },
        new() { Name = "b", Suites = ["generated"], Nanoseconds = 1e6, RelativeDeviation = 0.08 },
        new() { Name = "shared", Suites = ["hand", "generated"], Nanoseconds = 1e5, RelativeDeviation = 0.02 },
    ];

    /// <summary>A mutant that nothing was decided of.</summary>
    public static MutantResult Mutant(string id, params TestedPair[] pairs) =>
        new() { Mutant = Place(id), Status = MutantStatus.NotMeasured, Pairs = pairs };

    /// <summary>A mutant with its verdicts.</summary>
    public static MutantResult Decided(string id, params TestedPair[] pairs) =>
        MutantVerdicts.Decide(Mutant(id, [.. AdjustedClaims.Of(pairs, Settings)]), Settings);

    /// <summary>A mutant whose end was decided before anything was counted.</summary>
    public static MutantResult Ended(string id, MutantStatus status) => Mutant(id) with { Status = status, Reason = "because" };

    /// <summary>A pair that does the same.</summary>
    public static TestedPair Same(string test) => new(new PairCounts { Mutant = "?", Test = test, Hits = 1 });

    /// <summary>A pair that differs, and was not measured.</summary>
    public static TestedPair Counted(string test) => new(new PairCounts { Mutant = "?", Test = test, Hits = 10, IsDifferent = true });

    /// <summary>A pair that was measured.</summary>
    /// <param name="test">The test.</param>
    /// <param name="ratio">The ratio; its interval is 1 % to both sides, or 30 % where the machine is noisy.</param>
    /// <param name="five">The p-value of more than 5 %.</param>
    /// <param name="ten">The p-value of more than 10 %.</param>
    /// <param name="isNoisy">True if the machine saw nothing.</param>
    public static TestedPair Measured(string test, double ratio, double five, double ten, bool isNoisy = false) => Counted(test) with
    {
        Measured = new MeasuredPair
        {
            Mutant = "?",
            Test = test,
            Ratio = ratio,
            Lower = ratio - (isNoisy ? 0.3 : 0.01),
            Upper = ratio + (isNoisy ? 0.3 : 0.01),
            Thresholds = [new ThresholdResult(0.05, five, !isNoisy), new ThresholdResult(0.1, ten, !isNoisy)],
            Blocks = 3,
            BaseIterations = [[100, 101], [99, 100]],
            Throughput = new RelativeInterval((1 / ratio) - 0.01, (1 / ratio) + 0.01),
            MutantIterations = [[100 * ratio, 101 * ratio], [99 * ratio, 100 * ratio]],
        },
    };

    /// <summary>A run of such mutants.</summary>
    public static MutationResults Run(params MutantResult[] mutants) => new()
    {
        Tool = "1.0",
        Began = DateTimeOffset.UnixEpoch,
        Ended = DateTimeOffset.UnixEpoch.AddMinutes(3),
        Project = "src/My/My.csproj",
        Framework = "net10.0",
        Settings = Settings,
        Machine = new MeasuringMachine("box", "Linux", "X64", 2, ".NET 10.0"),
        Suites = Suites,
        Tests = Tests,
        Mutants = mutants,
        Scores = Scoring.Of(mutants, Tests, Suites, [], Settings),
        Times = new StepTimes(1, 2, 3, 4, 5),
    };

    private static Mutant Place(string id) => new()
    {
        Id = id,
        Operator = id.Split('-')[0],
        Title = "no capacity",
        Tier = MutationTier.Preserving,
        Cost = MutationCost.Allocation,
        File = "Sub/File.cs",
        StartLine = 3,
        StartColumn = 9,
        EndLine = 3,
        EndColumn = 14,
        Original = "new(8)",
        Replacement = "new()",
        Method = "M",
    };
}

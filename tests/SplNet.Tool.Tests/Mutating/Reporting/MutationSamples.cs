using SplNet.Mutations.Mutants;
using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Tool.Tests.Mutating.Reporting;

/// <summary>Runs that nobody made.</summary>
internal static class MutationSamples
{
    private static readonly MutationSettings Settings = new() { Thresholds = [0.05, 0.1], Alpha = 0.05, TestsPerMutant = 5 };

    /// <summary>A mutant with its verdicts.</summary>
    public static MutantResult Mutant(string id, params TestedPair[] pairs) => MutantVerdicts.Decide(
        new MutantResult
        {
            Mutant = new Mutant
            {
                Id = id,
                Operator = id.Split('-')[0],
                Title = "no capacity",
                Tier = MutationTier.Preserving,
                Cost = MutationCost.Allocation,
                File = "Cache.cs",
                StartLine = 2,
                StartColumn = 1,
                EndLine = 2,
                EndColumn = 4,
                Original = "new",
                Replacement = "slow",
                Method = "M",
            },
            Status = MutantStatus.NotMeasured,
            Pairs = AdjustedClaims.Of(pairs, Settings),
        },
        Settings);

    /// <summary>A pair that was counted.</summary>
    public static TestedPair Counted(string test) => new(new PairCounts { Mutant = "?", Test = test, Hits = 2, IsDifferent = true });

    /// <summary>A pair that was measured.</summary>
    public static TestedPair Pair(string test, double ratio, double five, bool isNoisy = false) => Counted(test) with
    {
        Measured = new MeasuredPair
        {
            Mutant = "?",
            Test = test,
            Ratio = ratio,
            Lower = ratio - (isNoisy ? 0.5 : 0.01),
            Upper = ratio + (isNoisy ? 0.5 : 0.01),
            Blocks = 3,
            Thresholds = [new ThresholdResult(0.05, five, !isNoisy), new ThresholdResult(0.1, 1, !isNoisy)],
        },
    };

    /// <summary>A pair that could not be measured.</summary>
    public static TestedPair Failed(string test) =>
        Counted(test) with { Measured = new MeasuredPair { Mutant = "?", Test = test, Failure = "it ended with 3" } };

    /// <summary>A run of such mutants.</summary>
    public static MutationResults Run(params MutantResult[] mutants)
    {
        IReadOnlyList<SuiteTest> tests = [new() { Name = "a", Suites = ["hand"], Nanoseconds = 120, RelativeDeviation = 0.01 }];
        IReadOnlyList<ControlResult> controls = [new("IDENTITY-1", ControlKind.Identity, Pair("a", 1, 0.8))];
        return new MutationResults
        {
            Tool = "1.0",
            Began = DateTimeOffset.UnixEpoch,
            Ended = DateTimeOffset.UnixEpoch,
            Project = "src/My/My.csproj",
            Framework = "net10.0",
            Settings = Settings,
            Machine = new MeasuringMachine("box", "Linux", "X64", 2, ".NET"),
            Suites = [new TestSuite("hand", "Hand.dll")],
            Tests = tests,
            Mutants = mutants,
            Controls = controls,
            CompileErrors = CompileErrors.Of(mutants),
            Scores = Scoring.Of(mutants, tests, [new TestSuite("hand", "Hand.dll")], controls, Settings),
            Times = new StepTimes(1, 1, 1, 1, 1),
        };
    }
}

using SplNet.Mutations.Results;
using SplNet.Tool.Comparing;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// Measures tests on mutants beside the code without mutation. Both are versions like any other: private copies of the tests' output, clean processes in turn, and never a switch inside one
/// assembly.
/// </summary>
internal sealed class MutantMeasurement : IDisposable
{
    private const string MemoryVariable = "DOTNET_GCHeapHardLimitPercent";

    // Half of the machine's: the runtime reads hexadecimal numbers.
    private const string Half = "32";
    private const string BaseName = "without mutation";

    // A mutant that hangs is seen by the screen; what hangs here does so after many operations.
    private static readonly TimeSpan LaunchTimeout = TimeSpan.FromSeconds(30);

    private readonly string _library;
    private readonly MeasuringSettings _settings;
    private readonly MutantFolder _without;
    private readonly string? _memory;

    /// <summary>Takes the code without mutation.</summary>
    /// <param name="library">The simple name of the mutated assembly.</param>
    /// <param name="assembly">The assembly without mutation.</param>
    /// <param name="symbols">Its symbols; null for none.</param>
    /// <param name="settings">How pairs are measured.</param>
    public MutantMeasurement(string library, byte[] assembly, byte[]? symbols, MeasuringSettings settings)
    {
        (_library, _settings) = (library, settings);
        _without = new MutantFolder(library, assembly, symbols);

        // Measuring processes inherit it, on both sides.
        _memory = Environment.GetEnvironmentVariable(MemoryVariable);
        Environment.SetEnvironmentVariable(MemoryVariable, _memory ?? Half);
    }

    /// <summary>A mutant as a version.</summary>
    /// <param name="assembly">Its assembly.</param>
    /// <param name="symbols">Its symbols; null for none.</param>
    public MutantFolder Open(byte[] assembly, byte[]? symbols) => new(_library, assembly, symbols);

    /// <summary>Measures a pair, up to the look at which all thresholds are settled.</summary>
    /// <param name="mutant">The id of the mutant.</param>
    /// <param name="version">The mutant.</param>
    /// <param name="test">The test.</param>
    /// <param name="level">The level at which a claim is settled whatever other tests of the mutant say.</param>
    /// <param name="most">How long it may take; null for as long as the settings say.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public MeasuredPair Measure(string mutant, MutantFolder version, PerformanceTest test, double level, TimeSpan? most = null, CancellationToken cancellation = default)
    {
        var comparison = new RevisionComparison(test.Operand, new ComparedRevision(BaseName, _without.Revision), new ComparedRevision(mutant, version.Revision));
        var decision = new PairDecision(_settings.Thresholds, level, _settings.Alpha, _settings.MostBlocks);
        var blocks = new PairBlocks();
        var (seconds, waited) = (0.0, 0.0);
        var budget = most < _settings.MostPerPair ? most.Value : _settings.MostPerPair;
        string? failure = null;
        for (int? next = decision.First; next is { } wanted && failure is null;)
        {
            var result = comparison.Requirement(given => Options(given, wanted - blocks.Count, blocks.Count, budget.TotalSeconds - seconds)).RunAsync(cancellation).GetAwaiter().GetResult();
            seconds += result.Seconds;
            waited += result.WaitedSeconds;
            failure = result.Problems.Count > 0 ? string.Join(" ", result.Problems) : null;
            var before = blocks.Count;
            if (failure is null)
                blocks.Add(RunsOf(comparison.BaseName, result), RunsOf(comparison.OtherName, result));

            // Half of what was to be measured was not: the time is up.
            var isOver = blocks.Count < wanted || seconds >= budget.TotalSeconds;
            if (failure is null && blocks.Count == before)
                failure = blocks.Count > 0 ? null : $"Nothing was measured within {FormattableString.Invariant($"{budget.TotalSeconds:0.#}")} s.";
            next = blocks.Count > 1 && failure is null ? decision.Look(blocks, isOver) : null;
        }

        return Result(mutant, test, decision, blocks) with { Seconds = seconds, WaitedSeconds = waited, Failure = failure, IsTimeout = failure?.Contains("no answer within", StringComparison.Ordinal) == true };
    }

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(MemoryVariable, _memory);
        _without.Dispose();
    }

    // Each time other data and another order, and all of them again where a seed is given.
    private ExperimentOptions Options(ExperimentOptions given, int blocks, int before, double seconds)
    {
        var adjusted = _settings.Adjust(given);
        return adjusted with
        {
            Alpha = _settings.Alpha,
            Runs = Math.Max(2, blocks),
            TimeBudget = TimeSpan.FromSeconds(Math.Max(1, seconds)),
            LaunchTimeout = LaunchTimeout < adjusted.LaunchTimeout ? LaunchTimeout : adjusted.LaunchTimeout,
            Seed = adjusted.Seed + before,
            Explain = Explain.Never,
            Reuse = false,
            Artifacts = null,
            Results = null,
            Versions = _settings.Project is { } project
                ? adjusted.Versions with { Project = Path.GetFullPath(project), Repository = Path.GetDirectoryName(Path.GetFullPath(project)) }
                : adjusted.Versions,
        };
    }

    private static IReadOnlyList<RunResult> RunsOf(string operand, ExperimentResult result) => result.Operands.FirstOrDefault(one => one.Name == operand)?.Runs ?? [];

    private static MeasuredPair Result(string mutant, PerformanceTest test, PairDecision decision, PairBlocks blocks) => new()
    {
        Mutant = mutant,
        Test = test.Name,
        Ratio = decision.Evidence?.Effect ?? double.NaN,
        Lower = decision.Evidence?.Lower ?? double.NaN,
        Upper = decision.Evidence?.Upper ?? double.NaN,
        Thresholds = decision.Results,
        Blocks = blocks.Count,
        BaseRuns = [.. blocks.Base.Select(static run => run.Nanoseconds.Average())],
        MutantRuns = [.. blocks.Mutant.Select(static run => run.Nanoseconds.Average())],
        BaseIterations = [.. blocks.Base.Select(static run => run.Nanoseconds)],
        MutantIterations = [.. blocks.Mutant.Select(static run => run.Nanoseconds)],
    };
}

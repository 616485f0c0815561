using SplNet.Mutations.Results;
using SplNet.Tool.Comparing;
using SplNet.Tool.Mutating.Screening;
using SplNet.Values.Messages;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// Measures tests on mutants and on the code without mutation. Both are versions like any other: private copies of the tests' output in
/// fresh, alternating processes, and never a switch inside one assembly.
/// </summary>
internal sealed class MutantMeasurement : IDisposable
{
    private const string MemoryVariable = "DOTNET_GCHeapHardLimitPercent";

    // Half of the machine's memory, as the percentage in hexadecimal notation that the runtime expects.
    private const string Half = "32";
    private const string BaseName = "without mutation";

    // The screen finds mutants that hang; a process that hangs here does so after many operations.
    private static readonly TimeSpan LaunchTimeout = TimeSpan.FromSeconds(30);
    private static readonly TimeSpan LeastTime = TimeSpan.FromSeconds(1);

    private readonly string _library;
    private readonly MeasuringSettings _settings;
    private readonly MutantFolder _without;
    private readonly string? _memory;

    /// <summary>Creates the baseline version from the code without mutation.</summary>
    /// <param name="library">The simple name of the mutated assembly.</param>
    /// <param name="assembly">The assembly without mutation.</param>
    /// <param name="symbols">Its symbols; null for none.</param>
    /// <param name="settings">The settings for measuring pairs.</param>
    public MutantMeasurement(string library, byte[] assembly, byte[]? symbols, MeasuringSettings settings)
    {
        (_library, _settings) = (library, settings);
        _without = new MutantFolder(library, assembly, symbols);

        // Measuring processes inherit the variable on both sides.
        _memory = Environment.GetEnvironmentVariable(MemoryVariable);
        Environment.SetEnvironmentVariable(MemoryVariable, _memory ?? Half);
    }

    /// <summary>Creates the version of a mutant.</summary>
    /// <param name="assembly">Its assembly.</param>
    /// <param name="symbols">Its symbols; null for none.</param>
    public MutantFolder Open(byte[] assembly, byte[]? symbols) => new(_library, assembly, symbols);

    /// <summary>
    /// Measures a test on several mutants, each up to the interim analysis at which all its thresholds are settled. One run without
    /// mutation per block serves all of them.
    /// </summary>
    /// <param name="mutants">The mutants.</param>
    /// <param name="test">The test.</param>
    /// <param name="most">The time limit; null for the limit of the settings.</param>
    /// <param name="cancellation">Cancels the measurement.</param>
    /// <returns>A pair for each mutant, except mutants that could not be measured in time.</returns>
    /// <exception cref="OperationCanceledException">The measurement was cancelled.</exception>
    public IReadOnlyList<MeasuredPair> Measure(
        IReadOnlyList<MutantAtTest> mutants, PerformanceTest test, TimeSpan? most = null, CancellationToken cancellation = default)
    {
        List<OpenPair> pairs = [.. mutants.Select(one => new OpenPair(one, _settings))];
        var (left, together) = (most ?? TimeSpan.MaxValue, true);
        while (pairs.FindAll(static pair => pair.Next is not null) is [var first, ..] open)
        {
            var beside = together ? open : [first];
            var result = Run(beside, test.Operand, left, cancellation);
            var (spent, waited) = (TimeSpan.FromSeconds(result.Seconds), TimeSpan.FromSeconds(result.WaitedSeconds));
            left -= spent;
            beside.ForEach(pair => pair.Spend(spent / beside.Count, waited / beside.Count));
            if (result.Problems.Count == 0)
                beside.ForEach(pair => Give(pair, Comparison(test.Operand, pair), result, left <= TimeSpan.Zero));
            else if (beside.Count == 1)
                first.Fail(string.Join(" ", result.Problems), result.Messages.Any(MessageRules.NoAnswer.IsOf));
            else
                together = false; // a failure of one must not end the others
        }

        return pairs.FindAll(static pair => pair.HasResult).ConvertAll(pair => pair.Result(test.Name));
    }

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(MemoryVariable, _memory);
        _without.Dispose();
    }

    private ExperimentResult Run(List<OpenPair> beside, ComparedOperand operand, TimeSpan left, CancellationToken cancellation)
    {
        var most = beside.Min(static pair => pair.Left) * beside.Count;
        var (wanted, blocks) = (beside[0].Next ?? throw new InvalidOperationException("Nothing is left to measure."), beside[0].Blocks);
        return RevisionComparison.Requirement([.. beside.Select(pair => Comparison(operand, pair))], given =>
            Options(given, wanted - blocks, blocks, left < most ? left : most))
            .RunAsync(cancellation).GetAwaiter().GetResult();
    }

    private static void Give(OpenPair pair, RevisionComparison comparison, ExperimentResult result, bool isOver) =>
        pair.Take(RunsOf(comparison.BaseName, result), RunsOf(comparison.OtherName, result), isOver);

    private RevisionComparison Comparison(ComparedOperand operand, OpenPair pair) =>
        new(operand, new ComparedRevision(BaseName, _without.Revision), pair.Revision);

    // Each block has different data and a different order, which repeat if a seed is given.
    private ExperimentOptions Options(ExperimentOptions given, int blocks, int before, TimeSpan most)
    {
        var adjusted = _settings.Adjust(given);
        return adjusted with
        {
            Alpha = _settings.Alpha,
            Runs = Math.Max(2, blocks),
            TimeBudget = most < LeastTime ? LeastTime : most,
            LaunchTimeout = LaunchTimeout < adjusted.LaunchTimeout ? LaunchTimeout : adjusted.LaunchTimeout,
            Seed = adjusted.Seed + before,
            Explain = Explain.Never,
            Reuse = false,
            Artifacts = null,
            Results = null,
            Versions = _settings.Project is { } project
                ? adjusted.Versions with
                {
                    Project = Path.GetFullPath(project),
                    Repository = Path.GetDirectoryName(Path.GetFullPath(project)),
                }
                : adjusted.Versions,
        };
    }

    private static IReadOnlyList<RunResult> RunsOf(string operand, ExperimentResult result) =>
        result.Operands.FirstOrDefault(one => one.Name == operand)?.Runs ?? [];
}

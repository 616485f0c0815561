using SplNet.Arguments.Generators;
using SplNet.Causes.Code;
using SplNet.Causes.Ranking;
using SplNet.Causes.Work;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Measuring.Counting;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Explaining;

/// <summary>After the verdict: both operands of a comparison run once more as counted copies, and what differs is weighed.</summary>
/// <param name="experiment">The experiment.</param>
/// <param name="source">Where operands can be counted.</param>
/// <param name="seed">The seed of the experiment.</param>
/// <param name="cancellation">Ends it.</param>
internal sealed class ExperimentExplanation(Experiment experiment, ICountingSource source, int seed, CancellationToken cancellation)
{
    private const int RunsOfEach = 3;
    private const int MostOperations = 1000;

    // How long the operations of a counted run may take, by the times that were measured; counted copies take two to five times as long.
    private const double CountedNanoseconds = 50e6;

    // The code is compiled once and stays as it is, and code that was compiled ahead is not recompiled meanwhile. A counted
    // run that eats memory ends at half of the machine's (the runtime reads hexadecimal numbers).
    private static readonly Dictionary<string, string?> OneTier = new(StringComparer.Ordinal)
    {
        ["DOTNET_TieredCompilation"] = "0",
        ["DOTNET_TieredPGO"] = "0",
        ["DOTNET_GCHeapHardLimitPercent"] = "32",
    };

    // Times and bytes of two operands are explained by the same runs.
    private readonly Dictionary<
        (MeasuredOperand, MeasuredOperand), (IReadOnlyList<RunCounts> Before, IReadOnlyList<RunCounts> After)> _counted = [];
    private readonly Dictionary<
        (MeasuredOperand, MeasuredOperand), (IReadOnlyList<SampledMethod> Sampled, IReadOnlyList<Clue> Tiers)> _observed = [];

    private readonly Dictionary<(MeasuredOperand, MeasuredOperand), IReadOnlyList<MethodInstructions>> _located = [];

    private static readonly TimeSpan LongestRun = TimeSpan.FromSeconds(20);

    /// <summary>Explains comparisons.</summary>
    /// <param name="comparisons">The comparisons to explain.</param>
    public IReadOnlyList<Explanation> Of(IReadOnlyList<ComparedSides> comparisons) => [.. comparisons.Select(Explained)];

    private TimeSpan Timeout => LongestRun < experiment.Options.LaunchTimeout ? LongestRun : experiment.Options.LaunchTimeout;

    private Explanation Explained(ComparedSides sides)
    {
        var start = TimeProvider.System.GetTimestamp();
        var notes = new List<string>();
        var explanation = Found(sides, notes);
        return explanation with { Notes = notes, Seconds = TimeProvider.System.GetElapsedTime(start).TotalSeconds };
    }

    private Explanation Found(ComparedSides sides, List<string> notes)
    {
        try
        {
            var (before, after) = (OutputOf(sides.Before), OutputOf(sides.After));
            if (before.Library.Unoptimised.Except(after.Library.Unoptimised, StringComparer.Ordinal)
                .Concat(after.Library.Unoptimised.Except(before.Library.Unoptimised, StringComparer.Ordinal)).ToList() is [var one, ..])
                throw new SplNetException(
                    $"{one} is a Debug build on one side and not on the other, so all of its code differs. Build both in Release.");
            notes.AddRange(before.Library.Notes.Concat(after.Library.Notes).Distinct(StringComparer.Ordinal));
            var (older, newer) = Count(sides, before, after, notes);
            var findings = CauseSearch.Of(new CountedSide(before.Library, older), new CountedSide(after.Library, newer), sides.Measured);
            using var commits = ChangingCommits.Between(sides, source.TestsPath, experiment.Options.Versions);
            if (RenamedMethods.Note(findings.Difference, before.Library) is { } renamed)
                notes.Add(renamed);
            var (sampled, tiers) = Observed(sides, after.Library, notes);
            var files = ChangedFiles.Between(
                source.FolderOf(sides.Before),
                source.FolderOf(sides.After),
                before.Library.Assemblies.Intersect(after.Library.Assemblies, StringComparer.Ordinal));
            var instructions = Located(sides, notes);
            var explanation = FoundCauses.Explanation(
                AsMeasuredBytes(findings, sides) with { Events = [.. findings.Events, .. tiers] }, files, sides, Once(commits.Of));
            return explanation with
            {
                Sampled = sampled,
                Instructions = instructions,
                Lines = InstructionText.Line(instructions, explanation.ChangedMethods) is { } line
                    ? [.. explanation.Lines, line]
                    : explanation.Lines,
            };
        }
        catch (Exception failure) when (failure is not OperationCanceledException)
        {
            // The verdict stays the same if its explanation fails.
            return new Explanation
            {
                Comparison = sides.Comparison,
                Before = sides.Before.Name,
                After = sides.After.Name,
                MeasuredRatio = sides.Measured.Ratio,
                Lines = [$"It could not be explained: {(failure is SplNetException ? failure.Message : FailureText.Of(failure))}"],
            };
        }
    }

    // A counted run has few operations, and threads of the runtime allocate at the same time.
    private static Findings AsMeasuredBytes(Findings findings, ComparedSides sides) =>
        sides.ConstantBytes is var (before, after) && !double.IsNaN(findings.BytesBefore)
            ? findings with { BytesBefore = before, BytesAfter = after }
            : findings;

    // Text and data ask for the same.
    private static Func<Cause, string?> Once(Func<Cause, string?> of)
    {
        var known = new Dictionary<string, string?>(StringComparer.Ordinal);
        return cause => known.TryGetValue(cause.Name, out var commit) ? commit : known[cause.Name] = of(cause);
    }

    private CountedOutput OutputOf(MeasuredOperand operand)
    {
        var folder = source.FolderOf(operand);
        return CountedOutputs.Of(folder, LibraryFiles.In(folder, Path.GetFileName(source.TestsPath), source.ExchangedLibraries));
    }

    // A failure of these additional observations must not lose the causes.
    private (IReadOnlyList<SampledMethod> Sampled, IReadOnlyList<Clue> Tiers) Observed(
        ComparedSides sides, LibraryCode library, List<string> notes)
    {
        if (_observed.TryGetValue((sides.Before, sides.After), out var known))
            return known;
        try
        {
            return _observed[(sides.Before, sides.After)] = new ObservedSides(source, AsMeasured, Timeout, library).Of(sides, notes);
        }
        catch (Exception failure) when (failure is not OperationCanceledException)
        {
            notes.Add($"Compiler and processor could not be observed: {FailureText.Of(failure)}");
            return ([], []);
        }
    }

    // Instructions explain times alone.
    private IReadOnlyList<MethodInstructions> Located(ComparedSides sides, List<string> notes)
    {
        if (sides.Measured.Kind != MeasuredKind.Time)
            return [];
        if (_located.TryGetValue((sides.Before, sides.After), out var known))
            return known;
        try
        {
            var settings = new MeasureSettings(1, null) { Seed = DerivedSeed.Of(seed, 1), IsLater = true, LocatesInstructions = true };
            return _located[(sides.Before, sides.After)] = new LocatedInstructions(source, settings, Timeout).Of(sides);
        }
        catch (Exception failure) when (failure is not OperationCanceledException)
        {
            notes.Add($"Machine instructions could not be counted: {FailureText.Of(failure)}");
            return [];
        }
    }

    private MeasureSettings AsMeasured => new(experiment.Options.Iterations, experiment.Options.IterationTime?.TotalNanoseconds)
    {
        Seed = DerivedSeed.Of(seed, 1),
        IsLater = true,
        ReportsTiers = true,
    };

    // In turn, so that what the machine does meanwhile, it does to both.
    private (IReadOnlyList<RunCounts> Before, IReadOnlyList<RunCounts> After) Count(
        ComparedSides sides, CountedOutput before, CountedOutput after, List<string> notes)
    {
        if (_counted.TryGetValue((sides.Before, sides.After), out var known))
            return known;
        var settings = new MeasureSettings(1, null)
        {
            Seed = DerivedSeed.Of(seed, 1),
            CountedOperations = (int)Math.Clamp(CountedNanoseconds / Math.Max(1, sides.SlowestNanoseconds), 1, MostOperations),
            IsLater = true,
        };
        List<RunCounts> older = [], newer = [];
        for (var run = 0; run < RunsOfEach; run++)
        {
            cancellation.ThrowIfCancellationRequested();
            if (!Add(older, sides.Before, before) || !Add(newer, sides.After, after))
                return ([], []);
        }

        return _counted[(sides.Before, sides.After)] = (older, newer);

        bool Add(List<RunCounts> counts, MeasuredOperand operand, CountedOutput output)
        {
            var outcome = source.Run(operand, output.PlaceOf, OneTier, settings, Timeout);
            if (outcome.Readings?.Counted is { } counted)
            {
                if (counted.Counters.Count == 0)
                    notes.Add(
                        $"The process of '{operand.Name}' loaded no counted assembly, so nothing was counted. " +
                        "The library does not come from its output folder.");
                counts.Add(RunCountsOf(counted));
                return counted.Counters.Count > 0;
            }

            notes.Add($"The counted copy of '{operand.Name}' could not be run, so nothing was counted: {outcome.Failure}");
            return false;
        }
    }

    private static RunCounts RunCountsOf(CountedOperations counted) => new(counted.Operations, counted.Counters)
    {
        Earlier = counted.Earlier,
        Callbacks = counted.Callbacks,
        AllocatedBytes = counted.AllocatedBytes,
        ProbeNanoseconds = counted.ProbeNanoseconds,
        Collections = counted.Collections,
        Contentions = counted.Contentions,
        Exceptions = counted.Exceptions,
    };
}

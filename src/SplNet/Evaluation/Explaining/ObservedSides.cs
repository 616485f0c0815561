using SplNet.Causes.Code;
using SplNet.Causes.Ranking;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Statements.Experiments;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Explaining;

/// <summary>
/// Measures both sides once more, unchanged, while the runtime reports how it compiles methods and perf, if installed, samples the
/// processor. The report shows this next to the counts; it does not affect the ranking.
/// </summary>
/// <param name="source">Where operands run.</param>
/// <param name="settings">How they are measured.</param>
/// <param name="timeout">How long each may take.</param>
/// <param name="library">The code of the library.</param>
internal sealed class ObservedSides(ICountingSource source, MeasureSettings settings, TimeSpan timeout, LibraryCode library)
{
    private const int MostMethods = 10;
    private const double Visible = 0.01;

    private static readonly Dictionary<string, string?> Unchanged = new(StringComparer.Ordinal);

    /// <summary>The methods with most samples on either side, and those that were compiled in different ways.</summary>
    /// <param name="sides">The operands.</param>
    /// <param name="notes">Takes why there is nothing.</param>
    public (IReadOnlyList<SampledMethod> Sampled, IReadOnlyList<Clue> Tiers) Of(ComparedSides sides, List<string> notes)
    {
        var (before, after) = (Observe(sides.Before), Observe(sides.After));
        if (PerfRecording.IsInstalled && (before.Shares is null || after.Shares is null))
            notes.Add(
                "perf is installed but took no samples. " +
                "Run 'perf record -e cpu-clock:u -p PID' to see why; the usual cause is the setting kernel.perf_event_paranoid.");
        return (Sampled(before.Shares, after.Shares), Tiers(before.Tiers, after.Tiers));
    }

    private static IReadOnlyList<SampledMethod> Sampled(
        IReadOnlyDictionary<string, double>? before, IReadOnlyDictionary<string, double>? after) => before is null || after is null
            ? []
            :
            [
                .. before.Keys.Union(after.Keys, StringComparer.Ordinal)
                    .Select(method => new SampledMethod
                    {
                        Name = method,
                        Before = before.GetValueOrDefault(method),
                        After = after.GetValueOrDefault(method),
                    })
                    .Where(static method => Math.Max(method.Before, method.After) >= Visible)
                    .OrderByDescending(static method => Math.Max(method.Before, method.After))
                    .Take(MostMethods),
            ];

    private HashSet<string> Names => field ??= [.. library.Parts.Select(static part => MethodKey.FullName(part.Key))];

    // The tier of a method is meaningless if the method reached the end of its warm-up on one side only.
    private IReadOnlyList<Clue> Tiers(IReadOnlyDictionary<string, long> before, IReadOnlyDictionary<string, long> after) =>
    [
        .. before.Keys
            .Intersect(after.Keys, StringComparer.Ordinal)
            .Where(method => TierText.Differ(before[method], after[method]) && Names.Contains(TypeName.WithoutArity(method)))
            .Order(StringComparer.Ordinal)
            .Select(method => new Clue(ClueKind.Tier, TypeName.WithoutArity(method), before[method], after[method])).Take(MostMethods),
    ];

    private (IReadOnlyDictionary<string, double>? Shares, IReadOnlyDictionary<string, long> Tiers) Observe(MeasuredOperand operand)
    {
        using var folder = new PrivateFolder();
        PerfRecording? recording = null;
        try
        {
            var outcome = PerfRecording.IsInstalled
                ? source.Run(operand, static path => path, PerfRecording.Variables, settings, timeout, process =>
                    recording = PerfRecording.Begin(process, folder.Path))
                : source.Run(operand, static path => path, Unchanged, settings, timeout);
            return (
                outcome.Readings is null ? null : recording?.Shares(),
                outcome.Readings?.Counted?.Tiers ?? new Dictionary<string, long>(StringComparer.Ordinal));
        }
        finally
        {
            recording?.Dispose();
        }
    }
}

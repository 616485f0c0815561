using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>Measures the pairs of all mutants, the most important first, within the budget.</summary>
/// <param name="measurement">The measurement of a pair.</param>
/// <param name="tests">The tests, by name.</param>
/// <param name="isControl">Decides whether a mutant is a control.</param>
/// <param name="settings">The settings for measuring pairs.</param>
internal sealed class MutantSeries(
    MutantMeasurement measurement,
    IReadOnlyDictionary<string, PerformanceTest> tests,
    Func<string, bool> isControl,
    MeasuringSettings settings)
{
    private readonly Dictionary<(string Mutant, string Test), MeasuredPair> _measured = [];

    /// <summary>The total time of the pairs, excluding waiting for the machine.</summary>
    public TimeSpan Spent { get; private set; }

    /// <summary>True if the budget ran out before all pairs were measured.</summary>
    public bool IsCutShort { get; private set; }

    /// <summary>The number of controls that were skipped because their share of the time or the budget ran out.</summary>
    public int ControlsLeft { get; private set; }

    /// <summary>Measures the pairs.</summary>
    /// <param name="screened">The screening of each mutant.</param>
    /// <param name="assemblyOf">Returns the assembly and the symbols of a mutant when it is measured.</param>
    /// <param name="known">Pairs that an earlier run has measured; they are not repeated.</param>
    /// <param name="measured">Receives each newly measured pair, before any adjustment.</param>
    /// <param name="cancellation">Cancels the measurement.</param>
    /// <returns>All pairs of each measured mutant by its id, decided at the level of the mutant.</returns>
    /// <exception cref="OperationCanceledException">The measurement was cancelled.</exception>
    public IReadOnlyDictionary<string, IReadOnlyList<MeasuredPair>> Measure(
        IReadOnlyList<MutantScreening> screened,
        Func<string, (byte[] Assembly, byte[]? Symbols)> assemblyOf,
        IReadOnlyList<MeasuredPair> known,
        Action<MeasuredPair> measured,
        CancellationToken cancellation = default)
    {
        var families = screened.Where(static one => one.Measurable.Count > 0).ToDictionary(
            static one => one.Mutant,
            one => new MutantFamily(
                one.Measurable, settings.Alpha, test => tests.GetValueOrDefault(test)?.Suites ?? [], settings.MostFirst,
                settings.IsArtificial(one.Mutant), settings.KillBy),
            StringComparer.Ordinal);
        foreach (var pair in known)
            _measured[(pair.Mutant, pair.Test)] = pair;
        var order = MeasuringOrder.Of([.. families.Values], mutant => IsKilled(families[mutant], mutant))
            .Where(pair => !_measured.ContainsKey((pair.Mutant, pair.Test)) && (!isControl(pair.Mutant) || MayMeasureControl()));
        while (CompanionPairs.Next(order, isControl) is [var strongest, ..] pairs)
        {
            cancellation.ThrowIfCancellationRequested();
            var left = settings.Budget - Spent;
            IsCutShort |= left <= TimeSpan.Zero;
            if (IsCutShort)
                break;

            List<MutantAtTest> mutants =
            [
                .. pairs.Select(pair => new MutantAtTest(pair.Mutant, Open(assemblyOf(pair.Mutant)), families[pair.Mutant].LevelOf(pair))),
            ];
            try
            {
                var results = measurement.Measure(mutants, tests[strongest.Test], left, cancellation);
                IsCutShort = results.Count < mutants.Count;
                foreach (var one in results)
                {
                    Spent += TimeSpan.FromSeconds(one.Seconds);
                    _measured[(one.Mutant, one.Test)] = one;
                    measured(one);
                }
            }
            finally
            {
                mutants.ForEach(static mutant => mutant.Version.Dispose());
            }
        }

        ControlsLeft = families.Where(family => isControl(family.Key))
            .Sum(family => family.Value.Pairs.Count(pair => !_measured.ContainsKey((pair.Mutant, pair.Test))));
        return families.Where(family => Of(family.Key).Count > 0).ToDictionary(
            static family => family.Key, family => family.Value.Decided(Of(family.Key)), StringComparer.Ordinal);
    }

    // Includes one more control, which takes as long as the previous ones, or otherwise as long as a mutant. Pairs of earlier runs count,
    // because the share applies to the whole.
    private bool MayMeasureControl()
    {
        if (settings.ShareOfControls is not { } share)
            return true;
        var controls = _measured.Values.Where(pair => isControl(pair.Mutant)).Select(static pair => pair.Seconds).ToList();
        var mutants = _measured.Values.Where(pair => !isControl(pair.Mutant)).Select(static pair => pair.Seconds).ToList();
        if (mutants.Count == 0)
            return false;
        var (spent, one) = (settings.SecondsOfControls + controls.Sum(), controls.Count > 0 ? controls.Average() : mutants.Average());
        return spent + one <= share * (mutants.Sum() + spent + one);
    }

    private MutantFolder Open((byte[] Assembly, byte[]? Symbols) mutant) => measurement.Open(mutant.Assembly, mutant.Symbols);

    private bool IsKilled(MutantFamily family, string mutant) =>
        family.Decided(Of(mutant)).Any(static pair => pair.Thresholds.Any(static one => one.IsKilled));

    private IReadOnlyList<MeasuredPair> Of(string mutant) => [.. _measured.Values.Where(pair => pair.Mutant == mutant)];
}

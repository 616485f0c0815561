using SplNet.Mutations.Compiling;
using SplNet.Mutations.Mutants;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Measuring;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Controlling;

/// <summary>
/// Measures the sensitivity of a test: a busy wait (operator HWO) is planted into a method that its operation enters, with a length that
/// takes a given share of the operation's time. The longest delay comes first and calibrates the length of an iteration of the wait on this
/// machine. A delay is detected if the test is shown to be slower by more than half of it.
/// </summary>
/// <param name="project">The project.</param>
/// <param name="settings">The settings for measuring pairs.</param>
/// <param name="library">The simple name of the assembly.</param>
internal sealed class DelayPlan(MutatedProject project, MeasuringSettings settings, string library)
{
    private const double ShareThatIsShown = 0.5;

    /// <summary>Plants delays for one test.</summary>
    /// <param name="test">The test.</param>
    /// <param name="nanoseconds">The time of its operation without a mutant.</param>
    /// <param name="places">Mutants of HWO, with the number of times that an operation enters their methods.</param>
    /// <param name="shares">The requested shares.</param>
    public IReadOnlyList<PlantedDelay> Measure(
        PerformanceTest test, double nanoseconds, IReadOnlyList<(Mutant Mutant, double Hits)> places, IReadOnlyList<double> shares)
    {
        // The method with the fewest entries is chosen, because one iteration of the wait matters least there.
        if (places.Where(static place => place.Hits > 0).OrderBy(static place => Math.Max(1, place.Hits))
            .FirstOrDefault() is not { Mutant: { } mutant } place)
            return [];
        var turnsPerShare = nanoseconds / place.Hits; // an iteration takes about a nanosecond
        var delays = new List<PlantedDelay>();
        foreach (var share in shares.OrderDescending())
        {
            var turns = (int)Math.Round(share * turnsPerShare);
            var pair = turns < 1 ? null : Measure(test, mutant, turns, share);
            delays.Add(new PlantedDelay(
                share, pair is { Ratio: > 0 } ? pair.Ratio : null, pair?.Thresholds.Any(static one => one.IsKilled) == true));
            if (delays.Count == 1 && pair?.Ratio > 1 + (share * ShareThatIsShown))
                turnsPerShare *= share / (pair.Ratio - 1);
        }

        return delays;
    }

    private MeasuredPair? Measure(PerformanceTest test, Mutant mutant, int turns, double share)
    {
        var found = project.Find(new Hwo(turns)).FirstOrDefault(one => one.Mutant.Id == mutant.Id);
        if (found is null || project.Compile(found) is not { Assembly: { } assembly } compiled)
            return null;
        using var measurement = new MutantMeasurement(
            library, project.Baseline, project.BaselineSymbols, settings with { Thresholds = [share * ShareThatIsShown] });
        using var version = measurement.Open(assembly, compiled.Symbols);
        var pair = measurement.Measure(
            [new MutantAtTest(FormattableString.Invariant($"{mutant.Id} {turns}"), version, settings.Alpha)], test)[0];
        return pair with { Thresholds = [.. pair.Thresholds.Select(one => one with { IsKilled = one.PValue <= settings.Alpha })] };
    }
}

using SplNet.History.Confirming;
using SplNet.History.Stores;
using SplNet.Statistics;
using SplNet.Tool.Requirements;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>
/// The command <c>splnet history placebo</c>: measures the checked-out code against itself, in the same way as <c>check</c> measures
/// changes. This shows how much identical sides differ on this class of machines.
/// </summary>
internal sealed class PlaceboCommand(HistoryAccess access, TextWriter output, TextWriter errors, TimeProvider clock)
{
    /// <summary>Measures and stores the results.</summary>
    public ExitCode Run(PlaceboRequest request) => access.Use(store =>
    {
        if (new RequirementSearch(request.Inputs, adjust: null, errors).Find() is not { } requirements)
            return ExitCode.Usage;
        var folder = request.Settings.Builds.Folder;
        var order = CommitOrder.Of(folder);
        var history = CheckedHistory.Of(store, order, HistoryTimelines.Of(store, order), new AcceptedChanges(order.Root ?? folder).Read());
        var series = history.All
            .Where(static one => !CheckedHistory.IsBytes(one))
            .Select(one => (Series: one, Measured: RemeasuredSeries.Find(one.Name, requirements)))
            .Where(static one => one.Measured is not null)
            .ToList();
        if (series.Count == 0)
        {
            errors.WriteLine(
                $"The named files do not contain any of the {Plural.Of(history.Series, "series", "series")} of {history.Machine}. " +
                "Name the file or assembly with the requirements.");
            return ExitCode.NothingToRun;
        }

        // The series with the fewest measurements so far come first.
        var times = store.Placebos().CountBy(static placebo => placebo.Series, StringComparer.Ordinal).ToDictionary(StringComparer.Ordinal);
        var pairs = series.OrderBy(one => times.GetValueOrDefault(one.Series.Key)).Take(request.Pairs).ToList();
        var (kept, problems) = Measure(pairs, request, order.Head!);
        var values = PlaceboNight.Values([.. kept.Select(static pair => (pair.Old, pair.New))], Options(request));
        var now = clock.GetUtcNow();
        using var writing = store.Again();
        writing.Add(kept.Zip(values, (pair, value) =>
            new StoredPlacebo(now, history.Machine.Key, pair.Series, order.Head!, value.IsAlarm, value.Differences)));
        foreach (var problem in problems)
            errors.WriteLine(problem);
        output.WriteLine(
            $"{Plural.Of(kept.Count, "series", "series")} of {order.Head![..10]} measured against themselves on {history.Machine}: " +
            $"{Plural.Of(values.Count(static value => value.IsAlarm), "alarm")}.");
        var placebo = Placebo.Of(CheckedHistory.PlacebosOf(writing, history.Machine));
        output.WriteLine(PlaceboText.Of(placebo, ConfirmationOptions.For(placebo)));
        return problems.Count > 0 ? ExitCode.NotMeasured : ExitCode.Ok;
    });

    private static (List<(string Series, IReadOnlyList<double> Old, IReadOnlyList<double> New)> Kept, List<string> Problems) Measure(
        IReadOnlyList<(StoredSeries Series, RemeasuredSeries? Measured)> pairs, PlaceboRequest request, string head)
    {
        var (kept, problems) = (new List<(string, IReadOnlyList<double>, IReadOnlyList<double>)>(), new List<string>());
        foreach (var (series, measured) in pairs)
        {
            var result = measured!.MeasureAgainstItself(head, given => request.Settings.Over(given) with
            {
                Runs = request.Settings.Runs ?? Options(request).MostBlocks,
                Resolution = request.Settings.Resolution ?? Options(request).Resolution,
                Paper = false,
                Reuse = false,
                Explain = Explain.Never,
            });
            if (result.Operands is [var @new, var old] && Math.Min(@new.Runs.Count, old.Runs.Count) >= PooledMeasurement.FewestBlocks
                && result.Verdict != Verdict.Invalid)
                kept.Add((series.Key, Means(old), Means(@new)));
            else
                problems.Add(
                    $"{series.Title} could not be measured against itself: {(result.Problems is [var problem, ..]
                        ? problem
                        : $"fewer than {PooledMeasurement.FewestBlocks} pairs were measured in the time budget")}");
        }

        return (kept, problems);
    }

    private static IReadOnlyList<double> Means(OperandResult operand) => [.. operand.Runs.Select(static run => run.Nanoseconds.Average())];

    // Means from paired runs, as in check.
    private static ConfirmationOptions Options(PlaceboRequest request)
    {
        var usual = new ConfirmationOptions();
        return usual with { Alpha = request.Settings.Alpha ?? usual.Alpha, Interpretation =
            request.Settings.Interpretation switch { null => usual.Interpretation, PairedRuns => new PairedMeans(), var asked => asked } };
    }
}

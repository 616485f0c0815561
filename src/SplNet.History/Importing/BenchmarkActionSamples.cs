using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>Converts the numbers of a github-action-benchmark suite to samples, entry by entry from the oldest to the newest.</summary>
/// <param name="suite">The name of the suite.</param>
internal sealed partial class BenchmarkActionSamples(string suite)
{
    /// <summary>The tool whose benchmark names also appear in its own reports.</summary>
    public const string BenchmarkDotNet = "benchmarkdotnet";

    private const string Go = "go";
    private const string BiggerIsBetter = "customBiggerIsBetter";
    private const string Mean = "mean";

    private readonly Dictionary<string, string> _metrics = new(StringComparer.Ordinal);

    /// <summary>Gets the measurements of an entry.</summary>
    /// <exception cref="HistoryException">One name has units of two kinds.</exception>
    public IReadOnlyList<Sample> Of(BenchmarkActionEntry entry) =>
    [
        .. Numbers(entry)
            .Select(number => SampleOf(entry.Tool, number))
            .GroupBy(static sample => sample.Series.Key, StringComparer.Ordinal)
            .SelectMany(same => entry.Tool == BenchmarkDotNet ? same.Select(OfItsOwn) : [OfRuns([.. same])]),
    ];

    /// <summary>Finds the numbers of an entry that cannot have been measured.</summary>
    public IReadOnlyList<(Sample Sample, string Reason)> Impossible(BenchmarkActionEntry entry) =>
        [.. entry.Numbers
            .Where(static number => double.IsFinite(number.Value))
            .Select(number => (Number: number, Reason: WhyNot(entry, number)))
            .Where(static one => one.Reason is not null)
            .Select(one => (SampleOf(entry.Tool, one.Number), one.Reason!))];

    /// <summary>
    /// Computes the key of an entry from its separate numbers. The key must stay the same as at the first import,
    /// whichever entries precede it.
    /// </summary>
    public string DigestOf(BenchmarkActionEntry entry) => ContentKey.Of([
        .. Numbers(entry)
            .Select(number => (Name(entry.Tool, number, MetricOf(entry.Tool, number)).Key, Number: number))
            .DistinctBy(static named => named.Key, StringComparer.Ordinal)
            .Select(static named =>
                string.Create(CultureInfo.InvariantCulture, $"{named.Key} {named.Number.Value:R} {Variance(named.Number):R}")),
    ]);

    private static IEnumerable<BenchmarkActionNumber> Numbers(BenchmarkActionEntry entry) =>
        entry.Numbers.Where(number => double.IsFinite(number.Value) && WhyNot(entry, number) is null);

    private static string? WhyNot(BenchmarkActionEntry entry, BenchmarkActionNumber number) => PossibleValues.WhyNot(
        number.Value, InItsUnit(entry.Tool, number).Unit ?? string.Empty, isEmptyTimeOne: entry.Tool == BenchmarkDotNet);

    private static BenchmarkActionNumber InItsUnit(string? tool, BenchmarkActionNumber number) =>
        tool == Go ? number with { Unit = UnitOf(number.Unit) } : number;

    // For a Go benchmark, the value is the first number and the unit is the rest of its line: "ns/op\t 16 B/op\t 1 allocs/op".
    private static string? UnitOf(string? reported) =>
        reported?.Split((char[]?)null, 2, StringSplitOptions.RemoveEmptyEntries) is [var unit, ..] ? unit : reported;

    // For BenchmarkDotNet, the names are benchmark names without their jobs.
    private static Sample OfItsOwn(Sample sample, int before) =>
        new(
            sample.Series with { Operand = sample.Series.Operand + BenchmarkDotNetJobs.Place(before) }, sample.Runs, sample.Values,
            sample.Logarithms);

    // Other tools repeat a name if they repeat the measurement.
    private static Sample OfRuns(IReadOnlyList<Sample> samples)
    {
        if (samples is [var only])
            return only;
        var unit = samples[0].Series.Unit;
        return samples.FirstOrDefault(sample => sample.In(unit) is null) is { } other
            ? throw new HistoryException($"{other.Series} has the units '{unit}' and '{other.Series.Unit}' at the same time")
            : new Sample(samples[0].Series, [.. samples.SelectMany(sample => sample.In(unit)!.Runs)]);
    }

    private Sample SampleOf(string? tool, BenchmarkActionNumber reported)
    {
        var number = InItsUnit(tool, reported);
        return SampleOf(Name(tool, number, MetricInItsSeries(tool, number)), number);
    }

    // Its range is the deviation within the only run.
    private static Sample SampleOf(SeriesName series, BenchmarkActionNumber number)
    {
        var (range, variance) = (RangeOf(number), Variance(number));
        return new Sample(
            series,
            [new Run(number.Value, [])],
            new Moments(1, number.Value, double.IsFinite(variance) ? variance : 0),
            number.Value > 0 ? new Moments(1, Math.Log(number.Value), Math.Pow(range / number.Value, 2)) : null);
    }

    private SeriesName Name(string? tool, BenchmarkActionNumber number, string metric) => tool == BenchmarkDotNet
        ? ForeignName.Of(number.Name, metric, number.Unit ?? string.Empty)
        : new SeriesName(suite, string.Empty, number.Name, metric, number.Unit ?? string.Empty);

    private static string MetricOf(string? tool, BenchmarkActionNumber number) => number.Unit switch
    {
        _ when tool == BenchmarkDotNet => Mean,
        _ when tool == BiggerIsBetter => "throughput",
        "B" or "bytes" or "Bytes" => "allocated",
        _ => Mean,
    };

    // A value that has grown from bytes to kilobytes belongs to the same series.
    private string MetricInItsSeries(string? tool, BenchmarkActionNumber number)
    {
        var metric = MetricOf(tool, number);
        if (tool is BenchmarkDotNet or BiggerIsBetter || !MeasuredUnit.IsOfMemory(number.Unit ?? string.Empty))
            return metric;
        return _metrics.TryAdd(number.Name, metric) ? metric : _metrics[number.Name];
    }

    private static double Variance(BenchmarkActionNumber number) => Math.Pow(RangeOf(number), 2);

    private static double RangeOf(BenchmarkActionNumber number)
    {
        if (number.Range.ValueKind == JsonValueKind.Number)
            return number.Range.GetDouble();
        if (number.Range.ValueKind != JsonValueKind.String || number.Range.GetString() is not { } text
            || Number().Match(text) is not { Success: true } found)
            return 0;
        var range = double.Parse(found.ValueSpan, NumberStyles.Float | NumberStyles.AllowThousands, CultureInfo.InvariantCulture);
        return text.EndsWith('%') ? range / 100 * number.Value : range;
    }

    [GeneratedRegex("[0-9][0-9,]*(?:[.][0-9]+)?(?:[eE][+-]?[0-9]+)?", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Number();
}

using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>The histories that github-action-benchmark keeps: <c>data.js</c>, or <c>data.json</c> of its external form. They have one number for each commit, and no machine.</summary>
internal static partial class BenchmarkActionFile
{
    private const string BenchmarkDotNet = "benchmarkdotnet";
    private const string BiggerIsBetter = "customBiggerIsBetter";

    /// <summary>The JSON of a script that assigns it, or the content as it is.</summary>
    public static ReadOnlyMemory<byte> WithoutScript(ReadOnlyMemory<byte> content)
    {
        if (content.Span.StartsWith("\uFEFF"u8))
            content = content[3..];
        const string Assignment = "window.BENCHMARK_DATA";
        var text = content.Span.TrimStart(" \t\r\n"u8);
        if (!text.StartsWith(Encoding.UTF8.GetBytes(Assignment)))
            return content;
        var start = content.Span.IndexOf((byte)'{');
        var end = content.Span.LastIndexOf((byte)'}');
        return start < 0 || end < start ? throw new JsonException("it assigns no object") : content[start..(end + 1)];
    }

    /// <summary>What a data file tells: a session for each entry.</summary>
    public static IReadOnlyList<RecordedSession> Read(ReadOnlySpan<byte> content, ImportSettings settings)
    {
        var document = JsonSerializer.Deserialize(content, ImportJson.Default.BenchmarkActionDocument) ?? throw new JsonException("it is empty");
        var digests = new Dictionary<string, string>(StringComparer.Ordinal);
        return [.. document.Entries.SelectMany(suite => suite.Value.Select(entry => OfItsOwn(Recorded(suite.Key, entry, settings), digests)))];
    }

    // The workflow may run twice on a commit, and its dates may be as coarse as a day: these are two measurements. The first keeps the key that it has where it is alone.
    private static RecordedSession OfItsOwn(RecordedSession session, Dictionary<string, string> digests)
    {
        var experiment = session.Experiments[0];
        return digests.TryAdd(experiment.Key, experiment.Digest) || digests[experiment.Key] == experiment.Digest
            ? session
            : session with { Experiments = [experiment with { Key = ContentKey.Of(experiment.Key, experiment.Digest) }] };
    }

    private static RecordedSession Recorded(string suite, BenchmarkActionEntry entry, ImportSettings settings)
    {
        var time = DateTimeOffset.FromUnixTimeMilliseconds(entry.Date);
        var samples = entry.Benches.Where(static number => double.IsFinite(number.Value)).Select(number => SampleOf(suite, entry.Tool, number)).DistinctBy(static sample => sample.Series.Key, StringComparer.Ordinal).ToList();
        return new RecordedSession(
            new Session(MachineClass.Of(null, string.Empty, 0, string.Empty, MachineOf(suite, entry.Tool, settings)), new Revision(entry.Commit.Id, string.Empty, IsChanged: false), string.Empty, settings.SessionOf(time)),
            [
                new RecordedExperiment
                {
                    Key = ContentKey.Of(suite, entry.Commit.Id, entry.Date.ToString(CultureInfo.InvariantCulture)),
                    Digest = ContentKey.Of([.. samples.Select(static sample => string.Create(CultureInfo.InvariantCulture, $"{sample.Series.Key} {sample.Values.Mean:R} {sample.Values.Variance:R}"))]),
                    Ended = time,
                    Source = suite,
                    Title = suite,
                    Verdict = string.Empty,
                    Samples = samples,
                },
            ])
        {
            WithoutNumbers = [.. entry.Benches.Where(static number => !double.IsFinite(number.Value)).Select(static number => number.Name)],
        };
    }

    // What BenchmarkDotNet calls its benchmarks is their name, so where two suites have the same ones, they are from two machines. Other names are the suite's own.
    private static string MachineOf(string suite, string? tool, ImportSettings settings) => tool != BenchmarkDotNet ? settings.Machine : settings.Machine.Length == 0 ? suite : $"{settings.Machine}, {suite}";

    // Its range is the deviation within the one run that there is.
    private static Sample SampleOf(string suite, string? tool, BenchmarkActionNumber number)
    {
        var series = Name(suite, tool, number);
        var run = new Run(number.Value, []);
        var variance = Math.Pow(RangeOf(number), 2);
        return new Sample(series, [run], new Moments(1, number.Value, variance), number.Value > 0 ? new Moments(1, Math.Log(number.Value), variance / (number.Value * number.Value)) : null);
    }

    private static SeriesName Name(string suite, string? tool, BenchmarkActionNumber number)
    {
        if (tool == BenchmarkDotNet)
            return ForeignName.Of(number.Name, "mean", number.Unit ?? string.Empty);
        var metric = number.Unit switch
        {
            _ when tool == BiggerIsBetter => "throughput",
            "B" or "bytes" or "Bytes" => "allocated",
            _ => "mean",
        };
        return new SeriesName(suite, string.Empty, number.Name, metric, number.Unit ?? string.Empty);
    }

    private static double RangeOf(BenchmarkActionNumber number)
    {
        if (number.Range.ValueKind == JsonValueKind.Number)
            return number.Range.GetDouble();
        if (number.Range.ValueKind != JsonValueKind.String || number.Range.GetString() is not { } text || Number().Match(text) is not { Success: true } found)
            return 0;
        var range = double.Parse(found.ValueSpan, NumberStyles.Float | NumberStyles.AllowThousands, CultureInfo.InvariantCulture);
        return text.EndsWith('%') ? range / 100 * number.Value : range;
    }

    [GeneratedRegex(@"\d[\d,]*(?:\.\d+)?(?:[eE][+-]?\d+)?", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Number();
}

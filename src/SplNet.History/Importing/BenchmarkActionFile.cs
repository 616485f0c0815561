using System.Globalization;
using System.Text;
using System.Text.Json;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>The histories that github-action-benchmark keeps: <c>data.js</c>, or <c>data.json</c> of its external form. They have one number for each commit, and no machine.</summary>
internal static class BenchmarkActionFile
{
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
    /// <exception cref="JsonException">It is damaged.</exception>
    /// <exception cref="HistoryException">An entry has no commit, or no time.</exception>
    public static IReadOnlyList<RecordedSession> Read(ReadOnlySpan<byte> content, ImportSettings settings)
    {
        var document = JsonSerializer.Deserialize(content, ImportJson.Default.BenchmarkActionDocument) ?? throw new JsonException("it is empty");
        var digests = new Dictionary<string, string>(StringComparer.Ordinal);
        return [.. document.Entries.SelectMany(suite =>
        {
            var samples = new BenchmarkActionSamples(suite.Key);
            return WholeList.Of(suite.Value, $"entries.{suite.Key}").Select((entry, index) => Recorded(suite.Key, entry with { Benches = WholeList.Of(entry.Benches, $"entries.{suite.Key}[{index}].benches") }, samples, digests, settings));
        })];
    }

    // The workflow may run twice on a commit, and its dates may be as coarse as a day: these are two measurements. The first keeps the key that it has where it is alone.
    private static RecordedExperiment OfItsOwn(RecordedExperiment experiment, Dictionary<string, string> digests) => digests.TryAdd(experiment.Key, experiment.Digest) || digests[experiment.Key] == experiment.Digest
        ? experiment
        : experiment with { Key = ContentKey.Of(experiment.Key, experiment.Digest) };

    private static RecordedSession Recorded(string suite, BenchmarkActionEntry entry, BenchmarkActionSamples samples, Dictionary<string, string> digests, ImportSettings settings)
    {
        if (string.IsNullOrWhiteSpace(entry.Commit.Id))
            throw new HistoryException(string.Create(CultureInfo.InvariantCulture, $"the id of a commit is empty at entries.{suite}, dated {entry.Date}"));
        if (entry.Date < DateTimeOffset.MinValue.ToUnixTimeMilliseconds() || entry.Date > DateTimeOffset.MaxValue.ToUnixTimeMilliseconds())
            throw new HistoryException(string.Create(CultureInfo.InvariantCulture, $"the date of {ShortCommit.Of(entry.Commit.Id)} at entries.{suite} is {entry.Date}, which is no time in milliseconds since 1970"));
        var time = DateTimeOffset.FromUnixTimeMilliseconds(entry.Date);
        var experiment = new RecordedExperiment
        {
            Key = ContentKey.Of(suite, entry.Commit.Id, entry.Date.ToString(CultureInfo.InvariantCulture)),
            Digest = samples.DigestOf(entry),
            Ended = time,
            Source = suite,
            Title = suite,
            Verdict = string.Empty,
            Samples = samples.Of(entry),
        };
        var (kept, impossible) = PossibleValues.Parted(OfItsOwn(experiment, digests), samples.Impossible(entry));
        return new RecordedSession(
            new Session(MachineClass.Of(null, string.Empty, 0, string.Empty, MachineOf(suite, entry.Tool, settings)), new Revision(entry.Commit.Id, string.Empty, IsChanged: false), string.Empty, settings.SessionOf(time)),
            kept is null ? [] : [kept])
        {
            WithoutNumbers = [.. entry.Benches.Where(static number => !double.IsFinite(number.Value)).Select(static number => number.Name)],
            Impossible = impossible,
        };
    }

    // What BenchmarkDotNet calls its benchmarks is their name, so where two suites have the same ones, they are from two machines. Other names are the suite's own.
    private static string MachineOf(string suite, string? tool, ImportSettings settings) => tool != BenchmarkActionSamples.BenchmarkDotNet ? settings.Machine : settings.Machine.Length == 0 ? suite : $"{settings.Machine}, {suite}";
}

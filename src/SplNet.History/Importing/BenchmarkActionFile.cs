using System.Globalization;
using System.Text;
using System.Text.Json;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>
/// The histories of github-action-benchmark: <c>data.js</c>, or <c>data.json</c> of its external form. They have one number for each
/// commit, and no machine.
/// </summary>
internal static class BenchmarkActionFile
{
    /// <summary>Extracts the JSON from a script that assigns it, or returns the content unchanged.</summary>
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

    /// <summary>Reads a session for each entry of a data file.</summary>
    /// <param name="content">The file.</param>
    /// <param name="settings">The information that the file lacks.</param>
    /// <param name="leftOut">Receives the problems of entries that are left out.</param>
    /// <exception cref="JsonException">It is damaged.</exception>
    /// <exception cref="HistoryException">No entry can be read.</exception>
    public static IReadOnlyList<RecordedSession> Read(ReadOnlySpan<byte> content, ImportSettings settings, Action<string> leftOut)
    {
        var document = JsonSerializer.Deserialize(content, ImportJson.Default.BenchmarkActionDocument)
            ?? throw new JsonException("it is empty");
        var digests = new Dictionary<string, string>(StringComparer.Ordinal);
        var (sessions, wrong) = (new List<RecordedSession>(), new List<string>());
        foreach (var (suite, entries) in document.Entries)
        {
            var samples = new BenchmarkActionSamples(suite);
            foreach (var (index, entry) in (entries ?? throw new HistoryException($"null is not allowed at entries.{suite}")).Index())
            {
                var place = string.Create(CultureInfo.InvariantCulture, $"entries.{suite}[{index}]");
                try
                {
                    sessions.Add(Recorded(suite, place, EntryOf(entry, place), samples, digests, settings));
                }
                catch (Exception mistake) when (mistake is JsonException or HistoryException)
                {
                    wrong.Add(mistake is JsonException json ? JsonMistake.Of(json, place) : mistake.Message);
                }
            }
        }

        if (sessions.Count == 0 && wrong is [var first, ..])
            throw new HistoryException(first);
        wrong.ForEach(leftOut);
        return sessions;
    }

    private static BenchmarkActionEntry EntryOf(JsonElement entry, string place) =>
        entry.Deserialize(ImportJson.Default.BenchmarkActionEntry) ?? throw new HistoryException($"null is not allowed at {place}");

    // The workflow may run twice on a commit, and its dates may be as coarse as a day: these are two measurements. The first keeps the key
    // that it would have alone.
    private static RecordedExperiment OfItsOwn(RecordedExperiment experiment, Dictionary<string, string> digests) =>
        digests.TryAdd(experiment.Key, experiment.Digest) || digests[experiment.Key] == experiment.Digest
            ? experiment
            : experiment with { Key = ContentKey.Of(experiment.Key, experiment.Digest) };

    private static RecordedSession Recorded(
        string suite, string place, BenchmarkActionEntry entry, BenchmarkActionSamples samples, Dictionary<string, string> digests,
        ImportSettings settings)
    {
        if (string.IsNullOrWhiteSpace(entry.Commit.Id))
            throw new HistoryException(
                string.Create(CultureInfo.InvariantCulture, $"the id of a commit is empty at {place}, dated {entry.Date}"));
        if (entry.Date < DateTimeOffset.MinValue.ToUnixTimeMilliseconds() || entry.Date > DateTimeOffset.MaxValue.ToUnixTimeMilliseconds())
            throw new HistoryException(string.Create(
                CultureInfo.InvariantCulture, $"the date of {ShortCommit.Of(entry.Commit.Id)} at {place} is {entry.Date}, " +
                    $"which is not a valid time in milliseconds since 1970"));
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
            new Session(
                MachineClass.Of(null, string.Empty, 0, string.Empty, MachineOf(suite, entry.Tool, settings)),
                new Revision(entry.Commit.Id, string.Empty, IsChanged: false), string.Empty, settings.SessionOf(time)),
            kept is null ? [] : [kept])
        {
            WithoutNumbers =
            [
                .. entry.Numbers.Where(static number => !double.IsFinite(number.Value)).Select(static number => number.Name),
                .. entry.Benches.Index().Where(static number => number.Item is not { Name.Length: > 0 })
                    .Select(number => string.Create(CultureInfo.InvariantCulture, $"{place}.benches[{number.Index}]")),
            ],
            Impossible = impossible,
        };
    }

    // BenchmarkDotNet's names identify the benchmarks, so if two suites have the same ones, they come from two machines. Other names belong
    // to their suite.
    private static string MachineOf(string suite, string? tool, ImportSettings settings) =>
        tool != BenchmarkActionSamples.BenchmarkDotNet ? settings.Machine
        : settings.Machine.Length == 0 ? suite
        : $"{settings.Machine}, {suite}";
}

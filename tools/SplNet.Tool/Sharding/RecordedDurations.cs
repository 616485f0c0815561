using System.Text.Json;

namespace SplNet.Tool.Sharding;

/// <summary>How long each measurement took before, from the document of an earlier run or comparison.</summary>
internal sealed class RecordedDurations
{
    private readonly Dictionary<string, double> _seconds = new(StringComparer.Ordinal);

    /// <summary>The durations of nothing.</summary>
    public static RecordedDurations None { get; } = new();

    /// <summary>Reads a document that <c>--json</c> wrote.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="SplNetException">It is not such a document.</exception>
    public static RecordedDurations Read(string path)
    {
        try
        {
            using var document = JsonDocument.Parse(File.ReadAllBytes(path));
            var durations = new RecordedDurations();
            if (document.RootElement.TryGetProperty("requirements", out var requirements))
            {
                foreach (var requirement in requirements.EnumerateArray())
                    durations.Add(
                        ShardPlan.KeyOf(requirement.GetProperty("name").GetString()!, requirement.GetProperty("location").GetString()!),
                        requirement);
            }
            else
            {
                foreach (var row in document.RootElement.GetProperty("comparisons").EnumerateArray())
                    durations.Add(ComparedSubject.Of(row.GetProperty("operand").GetString()!, row.GetProperty("metric").GetString()!), row);
            }

            return durations;
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or JsonException or KeyNotFoundException
            or InvalidOperationException or FormatException)
        {
            throw new SplNetException(
                $"--durations: {path} cannot be read as a document of 'splnet run --json' or 'splnet compare --json': {failure.Message}",
                failure);
        }
    }

    /// <summary>How long it took, in seconds; null if unknown.</summary>
    /// <param name="key">The measured requirement or operand.</param>
    public double? Of(string key) => _seconds.TryGetValue(key, out var seconds) ? seconds : null;

    // An operand has a row for each revision, and for each further metric.
    private void Add(string key, JsonElement measured)
    {
        if (measured.TryGetProperty("result", out var result) && result.ValueKind == JsonValueKind.Object)
            _seconds[key] = _seconds.GetValueOrDefault(key) + result.GetProperty("seconds").GetDouble();
    }
}

using System.Text.Json;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>A file with measurements of any supported kind.</summary>
internal static class ImportedFile
{
    private static readonly JsonDocumentOptions Lenient = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };

    /// <summary>Reads the file. Its kind follows from its content and not from its name.</summary>
    /// <param name="path">The file.</param>
    /// <param name="settings">The information that the file lacks.</param>
    /// <param name="leftOut">Receives the problems of a part of the file whose rest is kept; null to refuse such a file.</param>
    /// <exception cref="HistoryException">It cannot be read, is damaged, or is of an unknown kind; the message names it.</exception>
    public static IReadOnlyList<RecordedSession> Read(string path, ImportSettings settings, Action<string>? leftOut = null)
    {
        try
        {
            var bytes = File.ReadAllBytes(path);
            NullCharacters.Replace(bytes);
            var content = BenchmarkActionFile.WithoutScript(bytes);
            IReadOnlyList<RecordedSession> sessions = KindOf(content.Span) switch
            {
                Kind.ResultDocument => [PossibleValues.Of(ResultDocumentFile.Read(content.Span, settings))],
                Kind.BenchmarkDotNet =>
                    [PossibleValues.Of(BenchmarkDotNetFile.Read(content.Span, settings, File.GetLastWriteTimeUtc(path)))],
                Kind.BenchmarkAction =>
                    BenchmarkActionFile.Read(content.Span, settings, leftOut ?? (static reason => throw new HistoryException(reason))),
                _ => throw new HistoryException(
                    "it is not a SplNet result document, a *-full.json of BenchmarkDotNet or a data file of github-action-benchmark"),
            };
            return [.. sessions.Select(session => session with { Origin = path })];
        }
        catch (Exception failure) when (failure is HistoryException or JsonException or IOException or UnauthorizedAccessException
            or FormatException or InvalidOperationException)
        {
            throw new HistoryException($"{path} cannot be imported: {Reason(failure)}. Nothing was imported.", failure);
        }
    }

    private static string Reason(Exception failure) => failure switch
    {
        JsonException mistake => JsonMistake.Of(mistake),
        FormatException or InvalidOperationException => "it has a text or a number that cannot be read",
        _ => failure.Message.TrimEnd('.'),
    };

    // The names of its first members are enough, and cheap to read in a large file.
    private static Kind KindOf(ReadOnlySpan<byte> content)
    {
        var reader = new Utf8JsonReader(
            content, new JsonReaderOptions { CommentHandling = Lenient.CommentHandling, AllowTrailingCommas = true });
        if (!reader.Read() || reader.TokenType != JsonTokenType.StartObject)
            return Kind.Unknown;
        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            if (reader.ValueTextEquals("result") || reader.ValueTextEquals("id"))
                return Kind.ResultDocument;
            if (reader.ValueTextEquals("HostEnvironmentInfo") || reader.ValueTextEquals("Benchmarks"))
                return Kind.BenchmarkDotNet;
            if (reader.ValueTextEquals("entries"))
                return Kind.BenchmarkAction;
            reader.Skip();
        }

        return Kind.Unknown;
    }

    private enum Kind
    {
        Unknown,
        ResultDocument,
        BenchmarkDotNet,
        BenchmarkAction,
    }
}

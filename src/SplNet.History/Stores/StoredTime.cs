using System.Globalization;

namespace SplNet.History.Stores;

/// <summary>Times as texts that sort in order of time.</summary>
internal static class StoredTime
{
    private const string Form = "yyyy-MM-dd'T'HH:mm:ss.fffffff'Z'";

    public static string Write(DateTimeOffset time) => time.UtcDateTime.ToString(Form, CultureInfo.InvariantCulture);

    /// <summary>Parses a time.</summary>
    /// <exception cref="HistoryException">The text is not a time.</exception>
    public static DateTimeOffset Read(string text) =>
        DateTimeOffset.TryParseExact(text, Form, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var time)
            ? time
            : throw new HistoryException($"The time '{text}' in the history is damaged, or was written by a newer version of splnet.");
}

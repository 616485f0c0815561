using System.Globalization;

namespace SplNet.History.Stores;

/// <summary>Times as texts: their order is that of time.</summary>
internal static class StoredTime
{
    private const string Form = "yyyy-MM-dd'T'HH:mm:ss.fffffff'Z'";

    public static string Write(DateTimeOffset time) => time.UtcDateTime.ToString(Form, CultureInfo.InvariantCulture);

    public static DateTimeOffset Read(string text) => DateTimeOffset.ParseExact(text, Form, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal);
}

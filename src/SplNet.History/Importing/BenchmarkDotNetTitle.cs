using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.History.Importing;

/// <summary>
/// The time in the title of a BenchmarkDotNet report: <c>Sorts.Bench-20260102-030405</c>, and
/// <c>BenchmarkRun-joined-2026-01-02-03-04-05</c> for reports joined by <c>--join</c>.
/// </summary>
internal static partial class BenchmarkDotNetTitle
{
    private static readonly string[] Forms = ["yyyyMMdd-HHmmss", "yyyy-MM-dd-HH-mm-ss"];

    /// <summary>
    /// Determines the time of a report. Titles have the local time of an unnamed machine; it is read as the time of this machine, but never
    /// as a time after the report was written.
    /// </summary>
    /// <param name="title">The title.</param>
    /// <param name="written">The time of writing the file, the only known time if the title has none.</param>
    /// <param name="zone">The time zone of this machine.</param>
    public static DateTimeOffset TimeOf(string title, DateTime written, TimeZoneInfo zone)
    {
        var latest = new DateTimeOffset(written, TimeSpan.Zero);
        if (!DateTime.TryParseExact(Time().Match(title).Value, Forms, CultureInfo.InvariantCulture, DateTimeStyles.None, out var local))
            return latest;
        var time = new DateTimeOffset(local, zone.GetUtcOffset(local)).ToUniversalTime();
        return time < latest ? time : latest;
    }

    [GeneratedRegex(@"(?:\d{8}-\d{6}|\d{4}(?:-\d{2}){5})$", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Time();
}

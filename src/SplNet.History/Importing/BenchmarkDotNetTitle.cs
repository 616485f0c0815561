using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.History.Importing;

/// <summary>The time in the title of a report of BenchmarkDotNet: <c>Sorts.Bench-20260102-030405</c>, and <c>BenchmarkRun-joined-2026-01-02-03-04-05</c> of what <c>--join</c> has joined.</summary>
internal static partial class BenchmarkDotNetTitle
{
    private static readonly string[] Forms = ["yyyyMMdd-HHmmss", "yyyy-MM-dd-HH-mm-ss"];

    /// <summary>When a report was made. Titles have the local time of a machine that they do not name: it is taken for this machine's, and never for a time after the report was written.</summary>
    /// <param name="title">The title.</param>
    /// <param name="written">When the file was written, which is all that is known if the title has no time.</param>
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

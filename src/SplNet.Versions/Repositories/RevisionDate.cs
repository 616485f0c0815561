using System.Globalization;

namespace SplNet.Versions.Repositories;

/// <summary>
/// Dates in revisions: <c>2026-01-31</c>, <c>2026-01-31 14:00</c>, <c>2026-01-31T14:00:05+02:00</c>. They mean the same everywhere: a time
/// without an offset is UTC, and a day without a time is its end, so that the revision of a day includes the changes of that day.
/// </summary>
internal static class RevisionDate
{
    public const string Forms = "Write a date as 2026-01-31, or with a time as 2026-01-31T14:00Z.";

    private static readonly string[] Times =
    [
        .. from separator in new[] { "'T'", "' '" }
           from time in new[] { "HH:mm", "HH:mm:ss", "HH:mm:ss.FFFFFFF" }
           from offset in new[] { string.Empty, "K", "zzz", "' 'zzz" }
           select $"yyyy-MM-dd{separator}{time}{offset}",
    ];

    public static bool TryParse(string text, out DateTimeOffset instant)
    {
        const DateTimeStyles Utc = DateTimeStyles.AssumeUniversal | DateTimeStyles.AdjustToUniversal;
        if (DateTimeOffset.TryParseExact(text, "yyyy-MM-dd", CultureInfo.InvariantCulture, Utc, out instant))
        {
            // There is no day after the calendar's last one.
            instant = instant.Add(TimeSpan.FromDays(1) - TimeSpan.FromTicks(1));
            return true;
        }

        return DateTimeOffset.TryParseExact(text, Times, CultureInfo.InvariantCulture, Utc, out instant);
    }
}

using System.Globalization;
using SplNet.History.Importing;

namespace SplNet.History.Tests.Importing;

/// <summary>When a report of BenchmarkDotNet was made.</summary>
public sealed class BenchmarkDotNetTitleTests
{
    private static readonly TimeZoneInfo Summer = TimeZoneInfo.CreateCustomTimeZone("two", TimeSpan.FromHours(2), "two", "two");

    [Theory]
    [InlineData("Sorts.Bench-20260102-030405", "2026-01-02T01:04:05Z")]
    [InlineData("BenchmarkRun-20260102-010405", "2026-01-01T23:04:05Z")]
    [InlineData("BenchmarkRun-joined-2026-01-02-03-04-05", "2026-01-02T01:04:05Z")]
    [InlineData("Sorts.Bench", "2026-01-03T00:00:00Z")]
    [InlineData("Bench-99999999-999999", "2026-01-03T00:00:00Z")]
    [InlineData("BenchmarkRun-joined-2026-13-02-03-04-05", "2026-01-03T00:00:00Z")]
    [InlineData("Bench-20260103-030000", "2026-01-03T00:00:00Z")] // of a machine further east: no report is older than itself
    public void Title_HasTheLocalTime(string title, string time) =>
        Assert.Equal(
            DateTimeOffset.Parse(time, CultureInfo.InvariantCulture),
            BenchmarkDotNetTitle.TimeOf(title, new DateTime(2026, 1, 3, 0, 0, 0, DateTimeKind.Utc), Summer));
}

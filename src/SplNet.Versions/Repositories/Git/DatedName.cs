using System.Text.RegularExpressions;

namespace SplNet.Versions.Repositories.Git;

/// <summary>A name with a date, <c>main@{2026-01-31}~1</c>.</summary>
/// <param name="Name">The branch; <c>HEAD</c> if there is none.</param>
/// <param name="Instant">The date; null if it is not written as one.</param>
/// <param name="Steps">The rest.</param>
internal sealed partial record DatedName(string Name, DateTimeOffset? Instant, string Steps)
{
    /// <summary>Parses a name; null if the braces contain something other than a date: a reflog number, or the upstream branch.</summary>
    public static DatedName? Parse(string text)
    {
        var match = Pattern.Match(text);
        if (!match.Success)
            return null;
        var name = match.Groups["name"].Value;
        return new DatedName(
            name.Length == 0 ? "HEAD" : name,
            RevisionDate.TryParse(match.Groups["date"].Value, out var instant) ? instant : null,
            match.Groups["steps"].Value);
    }

    [GeneratedRegex(
        @"^(?<name>[^@]*(@(?!\{)[^@]*)*)@\{(?!-?\d{1,9}\}|(u|upstream|push)\})(?<date>[^}]*)\}(?<steps>.*)$",
        RegexOptions.ExplicitCapture | RegexOptions.IgnoreCase | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Pattern { get; }
}

using System.Text.RegularExpressions;

namespace SplNet.Versions.Repositories.Git;

/// <summary>A name with a date, <c>main@{2026-01-31}~1</c>.</summary>
/// <param name="Name">The branch; <c>HEAD</c> if there is none.</param>
/// <param name="Instant">The date; null if it is not written as one.</param>
/// <param name="Steps">What follows.</param>
internal sealed partial record DatedName(string Name, DateTimeOffset? Instant, string Steps)
{
    /// <summary>Null if braces hold something else than a date: a number of the log of a branch, or the branch that it follows.</summary>
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

    [GeneratedRegex(@"^(?<name>[^@]*(@(?!\{)[^@]*)*)@\{(?!-?\d{1,9}\}|(u|upstream|push)\})(?<date>[^}]*)\}(?<steps>.*)$", RegexOptions.ExplicitCapture | RegexOptions.IgnoreCase | RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Pattern { get; }
}

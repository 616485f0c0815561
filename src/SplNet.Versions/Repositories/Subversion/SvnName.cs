using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Versions.Repositories.Subversion;

/// <summary>
/// A written revision: <c>r120</c>, <c>HEAD</c>, <c>{2026-01-31}</c>, each alone or after a branch, <c>^/branches/fast@r120</c>.
/// </summary>
/// <param name="Branch">A URL, or a path from the root of the repository, <c>^</c> for the root itself; null for the folder of
/// the working copy.</param>
/// <param name="Revision">The revision in the form of the client.</param>
internal sealed partial record SvnName(string? Branch, string Revision)
{
    public const string Forms = "Write r120, HEAD, {2026-01-31}, or a branch: " +
        "^/branches/fast, ^/branches/fast@r120, https://server/project/trunk@120.";

    private static readonly string[] Schemes = ["http://", "https://", "svn://", "svn+ssh://", "file://"];

    public static SvnName? Parse(string text)
    {
        if (RevisionOf(text) is { } own)
            return new SvnName(null, own);
        if (!text.StartsWith("^/", StringComparison.Ordinal)
            && !Array.Exists(Schemes, scheme => text.StartsWith(scheme, StringComparison.Ordinal)))
            return null;
        // A name may contain @, as in svn+ssh://user@server; the revision follows the last one.
        var at = text.LastIndexOf('@');
        if (at > text.LastIndexOf('/'))
            return RevisionOf(text[(at + 1)..]) is { } revision ? new SvnName(text[..at].TrimEnd('/'), revision) : null;
        return new SvnName(text.TrimEnd('/'), "HEAD");
    }

    private static string? RevisionOf(string text)
    {
        if (text.Equals("HEAD", StringComparison.OrdinalIgnoreCase))
            return "HEAD";
        if (Number.Match(text) is { Success: true } number)
            return number.Groups["number"].Value;
        return text is ['{', .. var date, '}'] && RevisionDate.TryParse(date, out var instant)
            ? string.Create(CultureInfo.InvariantCulture, $"{{{instant:yyyy-MM-ddTHH:mm:ss.ffffff}Z}}")
            : null;
    }

    [GeneratedRegex(
        @"^r?(?<number>[0-9]{1,18})$", RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Number { get; }
}

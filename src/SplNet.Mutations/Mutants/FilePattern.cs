using System.Text.RegularExpressions;

namespace SplNet.Mutations.Mutants;

/// <summary>
/// A pattern of paths: <c>*</c> and <c>?</c> within a name, <c>**</c> for any folders. A pattern without a
/// slash matches files of that name in any folder. A leading exclamation mark excludes.
/// </summary>
internal sealed class FilePattern
{
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(10);

    private readonly Regex _regex;

    /// <summary>Parses a pattern.</summary>
    public FilePattern(string text)
    {
        Excludes = text.StartsWith('!');
        var pattern = (Excludes ? text[1..] : text).Replace('\\', '/');
        if (!pattern.Contains('/', StringComparison.Ordinal))
            pattern = "**/" + pattern;
        var regex = Regex.Escape(pattern).Replace(@"\*\*/", "(?:.*/)?", StringComparison.Ordinal).Replace(
            @"\*\*", ".*", StringComparison.Ordinal)
            .Replace(@"\*", "[^/]*", StringComparison.Ordinal).Replace(@"\?", "[^/]", StringComparison.Ordinal);
        _regex = new Regex($"^{regex}$", RegexOptions.CultureInvariant, Longest);
    }

    /// <summary>True for a pattern that excludes files.</summary>
    public bool Excludes { get; }

    /// <summary>True for a matching path.</summary>
    public bool Matches(string path) => _regex.IsMatch(path);
}

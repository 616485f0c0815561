using System.Text.RegularExpressions;

namespace SplNet.Mutations.Mutants;

/// <summary>A pattern of paths: <c>*</c> and <c>?</c> within a name, <c>**</c> for any folders; one without a slash means files of that name in any folder. An exclamation mark before it excludes.</summary>
internal sealed class FilePattern
{
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(10);

    private readonly Regex _regex;

    /// <summary>Reads a pattern.</summary>
    public FilePattern(string text)
    {
        Excludes = text.StartsWith('!');
        var pattern = (Excludes ? text[1..] : text).Replace('\\', '/');
        if (!pattern.Contains('/', StringComparison.Ordinal))
            pattern = "**/" + pattern;
        var regex = Regex.Escape(pattern).Replace(@"\*\*/", "(?:.*/)?", StringComparison.Ordinal).Replace(@"\*\*", ".*", StringComparison.Ordinal)
            .Replace(@"\*", "[^/]*", StringComparison.Ordinal).Replace(@"\?", "[^/]", StringComparison.Ordinal);
        _regex = new Regex($"^{regex}$", RegexOptions.CultureInvariant, Longest);
    }

    /// <summary>True for a pattern of what is not wanted.</summary>
    public bool Excludes { get; }

    /// <summary>True for a path that it describes.</summary>
    public bool Matches(string path) => _regex.IsMatch(path);
}

using System.Text.RegularExpressions;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Reads the plain entries of a file in the git configuration format, as git itself writes them.</summary>
internal static partial class ConfigurationText
{
    public static IEnumerable<(string Section, string Name, string Value)> Entries(string text)
    {
        var section = string.Empty;
        foreach (var line in text.Split('\n', StringSplitOptions.TrimEntries))
        {
            if (Section.Match(line) is { Success: true } header)
                section = header.Groups["type"].Value.ToLowerInvariant() +
                    (header.Groups["name"] is { Success: true, Value: var name } ? "." + Unescaped(name) : string.Empty);
            else if (line.Split('=', 2, StringSplitOptions.TrimEntries) is [var key, var value])
                yield return (section, key.ToLowerInvariant(), value.Trim('"'));
        }
    }

    private static string Unescaped(string name) =>
        name.Replace("\\\"", "\"", StringComparison.Ordinal).Replace(@"\\", @"\", StringComparison.Ordinal);

    [GeneratedRegex(
        """^\[(?<type>[A-Za-z0-9.-]+)(\s+"(?<name>.*)")?\]$""",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Section { get; }
}

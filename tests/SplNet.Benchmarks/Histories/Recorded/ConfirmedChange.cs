using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks;

/// <summary>A change that a check has confirmed, as its output tells. Commits are numbered from 1.</summary>
/// <param name="Class">The operation.</param>
/// <param name="IsSlower">Which way.</param>
/// <param name="Size">By how much, as it was told.</param>
/// <param name="From">The commit that it was compared with.</param>
/// <param name="To">The commit that was checked.</param>
/// <param name="Named">The commit that was named; null where none was.</param>
internal sealed partial record ConfirmedChange(string Class, bool IsSlower, string Size, int From, int To, int? Named)
{
    /// <summary>What was confirmed.</summary>
    public string Text => string.Create(CultureInfo.InvariantCulture, $"{Class} {Size} at commit {To}");

    /// <summary>Where it was said to be.</summary>
    public string Place => Named is { } named
        ? string.Create(CultureInfo.InvariantCulture, $"{named}")
        : string.Create(CultureInfo.InvariantCulture, $"after {From}, until {To}");

    /// <summary>True if a commit has brought what was confirmed.</summary>
    /// <param name="number">The number of the commit.</param>
    /// <param name="commit">The commit.</param>
    public bool IsOf(int number, RecordedCommit commit) =>
        commit.Class == Class && commit.IsSlower == IsSlower && From < number && number <= To;

    /// <summary>The confirmed changes in the output of a check.</summary>
    /// <param name="output">The output.</param>
    /// <param name="commits">The ids of the commits.</param>
    public static IReadOnlyList<ConfirmedChange> In(string output, IReadOnlyList<string> commits)
    {
        var changes = new List<ConfirmedChange>();
        foreach (var line in output.Split('\n'))
        {
            if (Confirmed().Match(line) is { Success: true } change)
                changes.Add(new ConfirmedChange(
                    change.Groups["class"].Value, line.StartsWith("SLOWER", StringComparison.Ordinal), change.Groups["size"].Value,
                    Number("from", change), Number("to", change), Named: null));
            else if (changes.Count > 0 && Culprit().Match(line) is { Success: true } culprit)
                changes[^1] = changes[^1] with { Named = Number("id", culprit) };
            else if (changes.Count > 0 && Doubt().IsMatch(line))
                changes[^1] = changes[^1] with { Named = null };
        }

        return changes;

        int Number(string group, Match match) => 1 + Enumerable.Range(0, commits.Count)
            .First(index => commits[index].StartsWith(match.Groups[group].Value[..10], StringComparison.Ordinal));
    }

    [GeneratedRegex(
        @"^(?:SLOWER|faster) .*\((?<class>\w+)\.Of\(\d+\)\) (?<size>[-+−][\d.,]+ %).* from (?<from>[0-9a-f]{10}) to (?<to>[0-9a-f]{10})",
        RegexOptions.None,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Confirmed();

    [GeneratedRegex(@"^\s*(?:commit:?|culprit)\s+(?<id>[0-9a-f]{10,40})", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Culprit();

    [GeneratedRegex("CONTRADICTED|NOT CONFIRMED", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Doubt();
}

using System.Text.RegularExpressions;
using SplNet.Causes.Differences;

namespace SplNet.Causes.Ranking;

/// <summary>Which changed methods touch, in the lines that changed, a field that an unchanged method reads: its work may differ because its data do.</summary>
/// <param name="older">The older side.</param>
/// <param name="newer">The newer side.</param>
/// <param name="difference">What differs.</param>
internal sealed partial class SharedFields(CountedSide older, CountedSide newer, LibraryDifference difference)
{
    private const string Writes = "stfld|stsfld|call|callvirt";
    private const string Reads = "ldfld|ldflda|ldsfld|ldsflda|call|callvirt";
    private const string Touches = "stfld|stsfld|" + Reads;

    private readonly Dictionary<string, int> _writers = newer.Library.Parts
        .SelectMany(static part => Accesses(part.Text, Writes, "set_").Distinct(StringComparer.Ordinal))
        .CountBy(static field => field, StringComparer.Ordinal).ToDictionary(StringComparer.Ordinal);

    /// <summary>The changed methods, each with how much it shares (a field that many write says little) and what.</summary>
    /// <param name="method">The unchanged method.</param>
    public IEnumerable<(string Method, double Score, IReadOnlyList<string> Fields)> With(string method) =>
        Sharing(method, changed => Accesses(ChangedLines(changed), Touches, "set_"));

    /// <summary>The changed methods that write a field which it reads, in whatever lines: what they put there may be another thing.</summary>
    /// <param name="method">The unchanged method.</param>
    public IEnumerable<(string Method, double Score, IReadOnlyList<string> Fields)> WrittenFor(string method) =>
        Sharing(method, changed => Accesses(TextOf(newer, changed) + '\n' + TextOf(older, changed), Writes, "set_"));

    private IEnumerable<(string Method, double Score, IReadOnlyList<string> Fields)> Sharing(string method, Func<string, IEnumerable<string>> accesses)
    {
        var read = Accesses(TextOf(newer, method) + '\n' + TextOf(older, method), Reads, "get_").ToHashSet(StringComparer.Ordinal);
        foreach (var changed in difference.Methods.Keys.Where(HasRun))
        {
            var shared = accesses(changed).Distinct(StringComparer.Ordinal).Where(read.Contains).ToList();
            if (shared.Count > 0)
                yield return (changed, shared.Sum(field => 1.0 / _writers.GetValueOrDefault(field, 1)), shared.ConvertAll(static field => field[(field.LastIndexOf(':') + 1)..]));
        }
    }

    private bool HasRun(string method) => older.Work[method] is { Ran: true } or { RanEarlier: true } || newer.Work[method] is { Ran: true } or { RanEarlier: true };

    private string ChangedLines(string method)
    {
        var (before, after) = (TextOf(older, method).Split('\n'), TextOf(newer, method).Split('\n'));
        return string.Join('\n', Without(before, after).Concat(Without(after, before)));
    }

    private static string TextOf(CountedSide side, string method) => string.Join('\n', side.PartsOf(method).Select(static part => part.Text));

    private static IEnumerable<string> Without(string[] lines, string[] others)
    {
        var left = others.CountBy(static line => line, StringComparer.Ordinal).ToDictionary(StringComparer.Ordinal);
        foreach (var line in lines)
        {
            if (left.TryGetValue(line, out var count) && count > 0)
                left[line] = count - 1;
            else
                yield return line;
        }
    }

    // A property and the field behind it are one.
    private static IEnumerable<string> Accesses(string text, string instructions, string accessor) => Members().Matches(text)
        .Where(match => instructions.Split('|').Contains(match.Groups["code"].Value, StringComparer.Ordinal))
        .Select(match => (Type: match.Groups["type"].Value, Name: FieldOf(match, accessor)))
        .Where(static access => access.Name is not null)
        .Select(static access => $"{access.Type}::{access.Name}");

    private static string? FieldOf(Match match, string accessor)
    {
        if (match.Groups["property"].Success)
            return match.Groups["property"].Value;
        var member = match.Groups["member"].Value;
        if (!match.Groups["call"].Success)
            return member;
        return member.StartsWith(accessor, StringComparison.Ordinal) ? member[accessor.Length..] : null;
    }

    [GeneratedRegex(@"^(?<code>\w+) \S+ (?<type>[^\s:]+)::(<(?<property>\w+)>k__BackingField|(?<member>\w+)(?<call>\(.*)?)\r?$", RegexOptions.Multiline | RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Members();
}

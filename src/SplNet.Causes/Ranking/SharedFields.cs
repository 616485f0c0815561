using System.Text.RegularExpressions;
using SplNet.Causes.Differences;

namespace SplNet.Causes.Ranking;

/// <summary>
/// Finds changed methods that share a field with an unchanged method in the lines that changed: its work may
/// differ because its data do. One of them must write the field, or change the object in it; two methods that only read it do
/// not influence each other.
/// </summary>
/// <param name="older">The older side.</param>
/// <param name="newer">The newer side.</param>
/// <param name="difference">The differences.</param>
internal sealed partial class SharedFields(CountedSide older, CountedSide newer, LibraryDifference difference)
{
    private const string Stores = "stfld|stsfld|call|callvirt";
    private const string Loads = "ldfld|ldflda|ldsfld|ldsflda|call|callvirt";

    private readonly Dictionary<string, int> _writers = newer.Library.Parts
        .SelectMany(static part => Written(part.Text).Distinct(StringComparer.Ordinal))
        .CountBy(static field => field, StringComparer.Ordinal).ToDictionary(StringComparer.Ordinal);

    /// <summary>The changed methods, each with its share (a field that many write is weak evidence) and the field.</summary>
    /// <param name="method">The unchanged method.</param>
    public IEnumerable<(string Method, double Score, IReadOnlyList<string> Fields)> With(string method)
    {
        var text = TextOf(method);
        var (read, written) = (Read(text), Written(text).ToHashSet(StringComparer.Ordinal));
        return Sharing(changed => ChangedLines(changed) is var lines
            ? Written(lines, TextOf(changed)).Where(read.Contains).Concat(Read(lines).Where(written.Contains))
            : []);
    }

    /// <summary>
    /// The changed methods that assign a field which it reads, in whatever lines: they may assign different data. If none does, the methods
    /// that change the object in it.
    /// </summary>
    /// <param name="method">The unchanged method.</param>
    public IEnumerable<(string Method, double Score, IReadOnlyList<string> Fields)> WrittenFor(string method)
    {
        var read = Read(TextOf(method));
        var assigning = Sharing(changed => Accesses(TextOf(changed), Stores, "set_").Where(read.Contains)).ToList();
        return assigning.Count > 0 ? assigning : Sharing(changed => Written(TextOf(changed)).Where(read.Contains));
    }

    private IEnumerable<(string Method, double Score, IReadOnlyList<string> Fields)> Sharing(Func<string, IEnumerable<string>> sharedBy)
    {
        foreach (var changed in difference.Methods.Keys.Where(HasRun))
        {
            var shared = sharedBy(changed).Distinct(StringComparer.Ordinal).ToList();
            if (shared.Count > 0)
                yield return (changed, shared.Sum(field => 1.0 / _writers.GetValueOrDefault(field, 1)), shared.ConvertAll(
                    static field => field[(field.LastIndexOf(':') + 1)..]));
        }
    }

    private static HashSet<string> Read(string text) => Accesses(text, Loads, "get_").ToHashSet(StringComparer.Ordinal);

    // Fields that are assigned; and fields whose object is changed by a method of its type, as List.Add changes a list.
    private static IEnumerable<string> Written(string text, string? whole = null)
    {
        var changes = Changes().Matches(text).Select(static match => match.Groups["type"].Value).ToHashSet(StringComparer.Ordinal);
        var elements = text.Contains("stelem", StringComparison.Ordinal);
        return Accesses(text, Stores, "set_").Concat(Members().Matches(whole ?? text)
            .Where(match => Loads.Split('|').Contains(match.Groups["code"].Value, StringComparer.Ordinal)
                && FieldOf(match, "get_") is not null && (changes.Contains(match.Groups["of"].Value)
                    || (elements && match.Groups["of"].Value.EndsWith("[]", StringComparison.Ordinal))))
            .Select(static match => $"{match.Groups["type"].Value}::{FieldOf(match, "get_")}"));
    }

    private string TextOf(string method) => TextOf(newer, method) + '\n' + TextOf(older, method);

    private bool HasRun(string method) =>
        older.Work[method] is { Ran: true } or { RanEarlier: true } || newer.Work[method] is { Ran: true } or { RanEarlier: true };

    private string ChangedLines(string method)
    {
        var (before, after) = (TextOf(older, method).Split('\n'), TextOf(newer, method).Split('\n'));
        return string.Join('\n', Without(before, after).Concat(Without(after, before)));
    }

    private static string TextOf(CountedSide side, string method) =>
        string.Join('\n', side.PartsOf(method).Select(static part => part.Text));

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

    // A property and its backing field are one.
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

    [GeneratedRegex(
        @"^call(virt)? \S+ (?<type>\S+)::((Try)?(Add|Append|Clear|Dequeue|Enqueue|Insert|Pop|Push|Remove|Replace|Set|Trim|Sort|Reverse|" +
        @"EnsureCapacity)\w*|set_\w+)\(",
        RegexOptions.Multiline | RegexOptions.ExplicitCapture,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Changes();

    [GeneratedRegex(
        @"^(?<code>\w+) (?<of>\S+) (?<type>[^\s:]+)::(<(?<property>\w+)>k__BackingField|(?<member>\w+)(?<call>\(.*)?)\r?$",
        RegexOptions.Multiline | RegexOptions.ExplicitCapture,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Members();
}

using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>Who of the library's methods calls whom, also through what is overridden or implemented.</summary>
internal sealed class CallGraph
{
    private readonly Dictionary<string, List<Caller>> _callers = new(StringComparer.Ordinal);

    /// <summary>Reads the calls of both sides.</summary>
    public CallGraph(CountedSide older, CountedSide newer)
    {
        var (before, after) = (older.Work, newer.Work);
        var methods = before.Methods.Union(after.Methods, StringComparer.Ordinal).ToList();
        var byTarget = methods
            .SelectMany(method => before[method].Inside.Keys.Union(after[method].Inside.Keys, StringComparer.Ordinal).Select(target => (target, method)))
            .ToLookup(static call => call.target, static call => call.method, StringComparer.Ordinal);
        foreach (var method in methods)
        {
            _callers[method] =
            [
                .. NamesOf(method, older, newer).SelectMany(name => byTarget[name].Select(caller => (caller, name)))
                    .Where(call => call.caller != method)
                    .GroupBy(static call => call.caller, static call => call.name, StringComparer.Ordinal)
                    .Select(group => new Caller(group.Key, Calls(before[group.Key], group), Calls(after[group.Key], group))),
            ];
        }
    }

    /// <summary>The callers of a method, itself not among them.</summary>
    public IReadOnlyList<Caller> Of(string method) => _callers.GetValueOrDefault(method) ?? [];

    private static HashSet<string> NamesOf(string method, CountedSide older, CountedSide newer) =>
        older.PartsOf(method).Concat(newer.PartsOf(method)).SelectMany(static part => part.Declarations.Append(part.Key)).ToHashSet(StringComparer.Ordinal);

    private static double Calls(MethodWork caller, IEnumerable<string> targets) => targets.Sum(target => caller.Inside[target].Count);
}

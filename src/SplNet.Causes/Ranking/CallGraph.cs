using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>
/// The calls between the library's methods, including calls through overridden or implemented methods, and through other libraries.
/// </summary>
internal sealed class CallGraph
{
    private readonly Dictionary<string, List<Caller>> _callers = new(StringComparer.Ordinal);
    private readonly Dictionary<string, List<Caller>> _resumers = new(StringComparer.Ordinal);

    /// <summary>Reads the calls of both sides.</summary>
    public CallGraph(CountedSide older, CountedSide newer)
    {
        var (before, after) = (older.Work, newer.Work);
        var methods = before.Methods.Union(after.Methods, StringComparer.Ordinal).ToList();
        var byTarget = ByTarget(static work => work.Inside);
        var calledBack = ByTarget(static work => work.CalledBack);
        var resumed = ByTarget(static work => work.Resumed);
        foreach (var method in methods)
        {
            _callers[method] =
            [
                .. NamesOf(method, older, newer).SelectMany(name => byTarget[name].Select(caller => (caller, name)))
                    .Concat(calledBack[method].Select(static caller => (caller, name: string.Empty)))
                    .Where(call => call.caller != method)
                    .GroupBy(static call => call.caller, static call => call.name, StringComparer.Ordinal)
                    .Select(group => new Caller(group.Key, Calls(before[group.Key], method, group), Calls(after[group.Key], method, group))
                    {
                        GrowthThroughOthers = after[group.Key].CalledBack[method].Count - before[group.Key].CalledBack[method].Count,
                    }),
            ];
            _resumers[method] = [.. resumed[method].Where(caller => caller != method)
                .Select(caller => new Caller(caller, before[caller].Resumed[method].Count, after[caller].Resumed[method].Count))];
        }

        ILookup<string, string> ByTarget(Func<MethodWork, Tallies> calls) => methods
            .SelectMany(method =>
                calls(before[method]).Keys.Union(calls(after[method]).Keys, StringComparer.Ordinal).Select(target => (target, method)))
            .ToLookup(static call => call.target, static call => call.method, StringComparer.Ordinal);
    }

    /// <summary>The callers of a method, without itself.</summary>
    public IReadOnlyList<Caller> Of(string method) => _callers.GetValueOrDefault(method) ?? [];

    /// <summary>The methods that run its lambdas, or its body if it is an iterator, through other libraries; without itself.</summary>
    public IReadOnlyList<Caller> ResumersOf(string method) => _resumers.GetValueOrDefault(method) ?? [];

    private static HashSet<string> NamesOf(string method, CountedSide older, CountedSide newer) =>
        older.PartsOf(method).Concat(newer.PartsOf(method)).SelectMany(static part => part.Declarations.Append(part.Key))
            .ToHashSet(StringComparer.Ordinal);

    private static double Calls(MethodWork caller, string method, IEnumerable<string> targets) =>
        targets.Sum(target => caller.Inside[target].Count) + caller.CalledBack[method].Count;
}

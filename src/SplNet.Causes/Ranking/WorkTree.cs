using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>
/// The counted work as a tree of calls. Counters record how often each caller calls a method, but not with which
/// work: the work of a method is divided among its callers by their calls, as profilers with call counts do (gprof; Graham,
/// Kessler and McKusick 1982).
/// </summary>
internal sealed class WorkTree
{
    private const int Deepest = 20;
    private const double Visible = 0.005;

    // Paths multiply; the shown ones do not.
    private const int MostFrames = 20_000;

    private readonly WorkTable _before;
    private readonly WorkTable _after;
    private readonly ILookup<string, (string Callee, Caller Calls)> _callees;
    private readonly CallGraph _calls;
    private readonly OverloadedNames _overloads;
    private readonly double _whole;
    private int _frames;

    /// <summary>Reads both sides, the callers of each method, and the names that several methods of a type share.</summary>
    public WorkTree(CountedSide older, CountedSide newer, CallGraph calls, OverloadedNames overloads)
    {
        (_before, _after, _calls, _overloads) = (older.Work, newer.Work, calls, overloads);
        _whole = Math.Max(1, _before.Weight);
        _callees = Methods.SelectMany(method => _calls.Of(method).Select(caller => (method, caller))).ToLookup(
            static pair => pair.caller.Method, static pair => (pair.method, pair.caller), StringComparer.Ordinal);
    }

    private IEnumerable<string> Methods => _before.Methods.Union(_after.Methods, StringComparer.Ordinal);

    /// <summary>The methods that are called from outside of the library, each with its callees.</summary>
    public IReadOnlyList<WorkFrame> Roots() => Heaviest(Methods.Select(Root));

    private WorkFrame Root(string method)
    {
        var callers = _calls.Of(method);
        return Frame(
            method,
            FromOutside(_before[method], callers.Sum(static caller => caller.Before)),
            FromOutside(_after[method], callers.Sum(static caller => caller.After)),
            [method]);
    }

    // Its own recursive calls are not entries from outside either.
    private static double FromOutside(MethodWork work, double calls) =>
        work.Entries == 0 ? calls == 0 && work.Ran ? 1 : 0 : Math.Clamp((work.Entries - calls) / work.Entries, 0, 1);

    private WorkFrame Frame(string method, double before, double after, HashSet<string> path)
    {
        var callees = path.Count >= Deepest || ++_frames > MostFrames || (before == 0 && after == 0)
            ? []
            : Heaviest(_callees[method].Where(callee => !path.Contains(callee.Callee)).Select(callee => Frame(
                callee.Callee,
                before * Share(callee.Calls.Before, _before[callee.Callee]),
                after * Share(callee.Calls.After, _after[callee.Callee]),
                [.. path, callee.Callee])));
        return new WorkFrame(
            method,
            (before * _before[method].Weight / _whole) + callees.Sum(static callee => callee.Before),
            (after * _after[method].Weight / _whole) + callees.Sum(static callee => callee.After),
            callees)
        {
            IsOverloaded = _overloads.Has(method),
        };
    }

    private static double Share(double calls, MethodWork callee) =>
        callee.Entries == 0 ? calls > 0 ? 1 : 0 : Math.Min(1, calls / callee.Entries);

    private static IReadOnlyList<WorkFrame> Heaviest(IEnumerable<WorkFrame> frames) =>
        [.. frames.Where(static frame => Math.Max(frame.Before, frame.After) >= Visible)
            .OrderByDescending(static frame => Math.Max(frame.Before, frame.After))];
}

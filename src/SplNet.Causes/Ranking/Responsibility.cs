using SplNet.Causes.Differences;
using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>
/// Assigns additional work to methods. A method is responsible for its own change if its code has changed. Additional work of an unchanged
/// or a changed method because of more entries is assigned to its callers, as far up as calls grow without more entries: to the changed
/// method that calls more often per entry. Additional work of an unchanged method per entry is a symptom, for example of other data; and so
/// are calls that leave the library, as many as before, and take longer.
/// </summary>
internal sealed class Responsibility
{
    // Deeper stacks of recursive methods only pass on the remainder.
    private const int Rounds = 40;
    private const double Negligible = 0.01;

    private readonly WorkTable _before;
    private readonly WorkTable _after;
    private readonly CallGraph _calls;
    private readonly LibraryDifference _difference;
    private readonly Dictionary<string, double> _causes = new(StringComparer.Ordinal);
    private readonly Dictionary<string, double> _symptoms = new(StringComparer.Ordinal);

    /// <summary>Attributes the difference of the sides.</summary>
    /// <param name="older">The older side.</param>
    /// <param name="newer">The newer side.</param>
    /// <param name="difference">The differences of their code.</param>
    /// <param name="structs">Structs that have grown; their share is subtracted first.</param>
    /// <param name="calls">The callers of each method.</param>
    public Responsibility(CountedSide older, CountedSide newer, LibraryDifference difference, GrownStructs structs, CallGraph calls)
    {
        (_before, _after, _difference, _calls) = (older.Work, newer.Work, difference, calls);
        var passing = new Dictionary<string, double>(StringComparer.Ordinal);
        foreach (var method in _before.Methods.Union(_after.Methods, StringComparer.Ordinal))
        {
            var more = _after[method].Weight - _before[method].Weight - structs.TakeFrom(method);
            var entered = BecauseOfEntries(method, more);
            Add(passing, method, entered);
            entered += BecauseOfResumptions(method, more - entered, passing);
            var slower = Answers(method) ? BecauseOfSlowerCalls(method) : 0;
            Add(Of(method), method, more - entered - slower);
            if (slower != 0)
                Add(_symptoms, method, slower);
        }

        for (var round = 0; round < Rounds && passing.Count > 0; round++)
            passing = PassUp(passing);
    }

    /// <summary>The additional work assigned to changed methods.</summary>
    public IReadOnlyDictionary<string, double> Causes => _causes;

    /// <summary>The additional work of methods that is not assigned yet.</summary>
    public IReadOnlyDictionary<string, double> Symptoms => _symptoms;

    /// <summary>Assigns the part of a symptom to a changed method.</summary>
    public void Explain(string symptom, string cause, double weight)
    {
        _symptoms[symptom] -= weight;
        _causes[cause] = _causes.GetValueOrDefault(cause) + weight;
    }

    // A method that only one side has belongs to its caller, if the caller is the library's.
    private bool Answers(string method) =>
        _difference.Methods.TryGetValue(method, out var change) && (change == ChangeKind.Changed || _calls.Of(method).Count == 0);

    private Dictionary<string, double> Of(string method) => Answers(method) ? _causes : _symptoms;

    // Never more than was counted: further entries may be different work.
    private double BecauseOfEntries(string method, double more)
    {
        var (was, now) = (_before[method], _after[method]);
        if (was.Entries == 0 || now.Entries == 0)
            return Answers(method) ? 0 : more;
        var entered = (now.Entries - was.Entries) * was.Weight / was.Entries;
        return entered * more <= 0 ? 0 : Math.CopySign(Math.Min(Math.Abs(entered), Math.Abs(more)), more);
    }

    // The lambda or the iterator of an unchanged method runs more often for a changed method, or for one that is entered more often itself.
    // Otherwise the iterator may have more to yield.
    private double BecauseOfResumptions(string method, double more, Dictionary<string, double> passing)
    {
        if (_difference.Methods.ContainsKey(method) || more == 0)
            return 0;
        var resumers = _calls.ResumersOf(method);
        var was = resumers.Sum(static caller => caller.Before);
        var growing = resumers.Where(caller => caller.Growth * more > 0 && (Answers(caller.Method) || PassedOn(caller) > 0)).ToList();
        var growth = growing.Sum(static caller => caller.Growth);
        if (growth == 0)
            return 0;
        var resumed = was == 0 ? more : Math.CopySign(Math.Min(Math.Abs(growth * _before[method].Weight / was), Math.Abs(more)), more);
        foreach (var caller in growing)
        {
            var part = resumed * caller.Growth / growth;
            var passed = part * PassedOn(caller);
            Add(passing, caller.Method, passed);
            Add(Of(caller.Method), caller.Method, part - passed);
        }

        return resumed;
    }

    private double BecauseOfSlowerCalls(string method) => _after[method].Leaving.Keys
        .Select(call => (Was: _before[method].Leaving[call], Now: _after[method].Leaving[call]))
        .Where(static pair => pair.Was.Count == pair.Now.Count)
        .Sum(pair => _after.WeighsBytes ? pair.Now.Bytes - pair.Was.Bytes : pair.Now.Nanoseconds - pair.Was.Nanoseconds);

    private Dictionary<string, double> PassUp(Dictionary<string, double> passing)
    {
        var next = new Dictionary<string, double>(StringComparer.Ordinal);
        foreach (var (method, weight) in passing.Where(static one => Math.Abs(one.Value) >= Negligible))
        {
            var callers = _calls.Of(method).Where(caller => caller.Growth * weight > 0).ToList();
            var growth = callers.Sum(static caller => Math.Abs(caller.Growth));
            if (growth == 0)
                Add(Of(method), method, weight);
            foreach (var caller in callers)
            {
                var part = weight * Math.Abs(caller.Growth) / growth;
                var passed = part * PassedOn(caller);
                var chosen = ChosenByOthers(caller);
                Add(next, caller.Method, passed);
                Add(_symptoms, caller.Method, (part - passed) * chosen);
                Add(Of(caller.Method), caller.Method, (part - passed) * (1 - chosen));
            }
        }

        return next;
    }

    // The share of the growth that the caller did not cause: it leaves the library by the same calls as before, and other libraries call
    // more for it.
    private double ChosenByOthers(Caller caller)
    {
        var (was, now) = (_before[caller.Method].Leaving, _after[caller.Method].Leaving);
        return was.Keys.Count == now.Keys.Count && was.Keys.All(call => was[call].Count == now[call].Count)
            ? Math.Clamp(caller.GrowthThroughOthers / caller.Growth, 0, 1)
            : 0;
    }

    // The share of its calls that grew because the caller itself is entered more often.
    private double PassedOn(Caller caller)
    {
        var (was, now) = (_before[caller.Method].Entries, _after[caller.Method].Entries);
        if (was == 0)
            return Answers(caller.Method) ? 0 : 1;
        return Math.Clamp((now - was) * caller.Before / was / caller.Growth, 0, 1);
    }

    private static void Add(Dictionary<string, double> weights, string method, double weight) =>
        weights[method] = weights.GetValueOrDefault(method) + weight;
}

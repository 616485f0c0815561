using SplNet.Causes.Code;
using SplNet.Causes.Differences;
using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>Finds the likeliest causes of a measured difference from two counted sides.</summary>
internal sealed class CauseSearch
{
    private const double ClearlyMoreBytes = 1.5;
    private const int MostCauses = 3;
    private const int MostSymptoms = 3;
    private const int MostSuspects = 3;
    private const double WorthNaming = 0.02;
    private const double WorthASymptom = 0.3;
    private const double WorthBytes = 0.1;

    private readonly CountedSide _older;
    private readonly CountedSide _newer;
    private readonly Measured _measured;
    private readonly LibraryDifference _difference;
    private readonly MethodClues _clues;
    private readonly GrownStructs _structs;
    private readonly SharedFields _fields;
    private readonly CallGraph _calls;
    private readonly OverloadedNames _overloads;
    private readonly List<string> _calledBack;
    private readonly double _counted;
    private readonly IReadOnlyList<WorkFrame> _work;
    private readonly Dictionary<string, List<Clue>> _given = new(StringComparer.Ordinal);
    private readonly Dictionary<string, Clue> _leftOver = new(StringComparer.Ordinal);

    private CauseSearch(CountedSide older, CountedSide newer, Measured measured)
    {
        (_older, _newer, _measured) = (older, newer, measured);
        _difference = LibraryDifference.Between(older.Library, newer.Library);
        LeavingCalls.ShareWeights(older.Work, newer.Work);
        _clues = new MethodClues(older.Work, newer.Work, measured.Direction);
        _structs = new GrownStructs(older, newer);
        _fields = new SharedFields(older, newer, _difference);
        _calls = new CallGraph(older, newer);
        _overloads = new OverloadedNames(older.Library, newer.Library);
        _calledBack = [.. CalledBack()];

        // The report shows all of the work, regardless of how causes are ranked.
        _counted = (newer.Work.Weight - older.Work.Weight) * measured.Direction / Before;
        _work = new WorkTree(older, newer, _calls, _overloads).Roots();
        if (measured.Kind != MeasuredKind.Memory || older.Runs.Count == 0 || newer.Runs.Count == 0)
            return;
        older.Work.WeighBytes();
        newer.Work.WeighBytes();
    }

    private double Before => Math.Max(1, _older.Work.Weight);

    /// <summary>Looks for causes.</summary>
    /// <param name="older">The side that is compared with.</param>
    /// <param name="newer">The side that takes longer, or less long.</param>
    /// <param name="measured">The measurement of both.</param>
    public static Findings Of(CountedSide older, CountedSide newer, Measured measured) => new CauseSearch(older, newer, measured).Run();

    private Findings Run()
    {
        var findings =
            new Findings { Difference = _difference, Ran = [.. _difference.Methods.Keys.Where(HasRun).Order(StringComparer.Ordinal)] };
        if (_older.Runs.Count == 0 || _newer.Runs.Count == 0)
            return findings with { Innocent = [.. Innocent()] };
        findings = findings with
        {
            BytesBefore = _older.Work.Bytes,
            BytesAfter = _newer.Work.Bytes,
            IsExact = _older.Work.IsExact && _newer.Work.IsExact,
            Allocates = Allocates(),
            Events = ProcessEvents.Between(_older.Runs, _newer.Runs),
            Work = _work,
        };
        return _difference.IsNone ? OfOneBuild(findings) : OfTwoBuilds(findings);
    }

    // For two operands of one build, the causes are the methods that run more on one side.
    private Findings OfOneBuild(Findings findings)
    {
        var weights = _older.Work.Methods.Union(_newer.Work.Methods, StringComparer.Ordinal)
            .Select(method => new WeighedName(method, (_newer.Work[method].Weight - _older.Work[method].Weight) * _measured.Direction))
            .ToList();
        var named = WithCauses(findings, weights, Math.Max(1, weights.Sum(static one => Math.Max(0, one.Weight))));

        // The time and bytes of calls that leave the library vary from run to run, for example with the segments of a queue: if nothing
        // else distinguishes the sides, they are not a cause.
        return named with { Causes = [.. named.Causes.Where(static cause => cause.Clues.Any(IsOfTheCode))] };

        static bool IsOfTheCode(Clue clue) => clue.Kind switch
        {
            ClueKind.SlowerCalls => false,
            ClueKind.BytesOfCalls =>
                Math.Max(clue.BytesBefore, clue.BytesAfter) > ClearlyMoreBytes * Math.Min(clue.BytesBefore, clue.BytesAfter),
            _ => clue.IsExact || Math.Abs(clue.After - clue.Before) >= 1,
        };
    }

    private Findings OfTwoBuilds(Findings findings)
    {
        var responsibility = new Responsibility(_older, _newer, _difference, _structs, _calls);
        foreach (var (method, weight) in responsibility.Symptoms.Where(symptom => _difference.Methods.ContainsKey(symptom.Key)).ToList())
            ExplainSlowerCalls(responsibility, method, weight);
        var symptoms = responsibility.Symptoms.Where(symptom => symptom.Value * _measured.Direction > _measured.Noise * Before)
            .OrderByDescending(symptom => symptom.Value * _measured.Direction).Take(MostSymptoms).ToList();
        foreach (var (method, weight) in symptoms)
            Explain(responsibility, method, weight);
        var weights = responsibility.Causes.Where(cause => Ran(cause.Key) || _given.ContainsKey(cause.Key))
            .Select(cause => new WeighedName(cause.Key, cause.Value * _measured.Direction))
            .Concat(_structs.Weights.Select(grown => new WeighedName(grown.Key, grown.Value * _measured.Direction, IsStruct: true)))
            .ToList();
        var all = weights.Sum(static one => Math.Max(0, one.Weight));
        findings = WithCauses(findings, weights, Math.Max(1, all));
        if (findings.Causes.Count == 0)
        {
            var isSeen = symptoms.Count > 0;
            if (!isSeen && _measured.Kind == MeasuredKind.Time && Exchanged() is { Count: > 0 } exchanged
                && WithCauses(findings, exchanged, exchanged.Sum(static one => one.Weight)) is { Causes.Count: > 0 } found)
                return found;
            return findings with
            {
                Innocent = [.. Innocent()],
                SeenIn = isSeen ? CauseOf(symptoms[0].Key, symptoms[0].Value * _measured.Direction) : null,
            };
        }

        return symptoms.Count > 0 && symptoms[0].Value * _measured.Direction > WorthASymptom * all
            ? findings with { SeenIn = CauseOf(symptoms[0].Key, symptoms[0].Value * _measured.Direction) }
            : findings;
    }

    // Weights of unlike things do not cancel out: a method that has replaced a loop with calls of the base library may take longer,
    // whatever both weigh.
    private List<WeighedName> Exchanged() =>
    [
        .. _difference.Methods.Keys.Where(method => _difference.Methods[method] == ChangeKind.Changed && Ran(method))
            .Select(method =>
                new WeighedName(method, _clues.Of(method).Where(clue => IsNew(method, clue)).Sum(static clue => Math.Max(0, clue.Weight))))
            .Where(static one => one.Weight > 0),
    ];

    // Done on the longer side alone.
    private bool IsNew(string method, Clue clue)
    {
        var (less, more) = _measured.Direction > 0 ? (clue.Before, _newer) : (clue.After, _older);
        return less == 0 && (clue.Kind is ClueKind.Objects or ClueKind.Boxes or ClueKind.Exceptions
            || (clue.Kind == ClueKind.Calls && more.Work[method].Leaving.Has(clue.Target)));
    }

    private Findings WithCauses(Findings findings, IReadOnlyList<WeighedName> weights, double all) => findings with
    {
        CountedChange = _counted,
        Causes =
        [
            .. weights.Where(one => one.Weight > WorthNaming * all && one.Weight > _measured.Noise * Before)
                .OrderByDescending(static one => one.Weight).Take(MostCauses)
                .Select(one =>
                    (one.IsStruct ? CauseOfStruct(one.Name, one.Weight) : CauseOf(one.Name, one.Weight)) with { Share = one.Weight / all }),
        ],
    };

    // Different data, made by a changed method that uses the same fields; or a method that is called back, such as a hash code; or one of
    // the few changed methods.
    private void Explain(Responsibility responsibility, string symptom, double weight)
    {
        var suspects = CalledBackBy(symptom);
        if (suspects.Count == 0 && Blame(_fields.With(symptom), ClueKind.SharedField))
            return;
        if (suspects.Count == 0)
            suspects = _calledBack;
        foreach (var method in suspects)
            Give(method, [CalledBackFor(symptom, method)]);
        if (suspects.Count == 0 && Blame(_fields.WrittenFor(symptom), ClueKind.WrittenField))
            return;
        if (suspects.Count == 0 && ChangedCallersOf(symptom) is { Count: > 0 and <= MostSuspects } callers)
        {
            suspects = callers;
            foreach (var method in suspects)
                Give(method, [new Clue(ClueKind.OtherArguments, string.Empty, 0, 0) { Elsewhere = symptom }]);
        }

        if (suspects.Count == 0)
            suspects = LeftOver(symptom);
        foreach (var method in suspects.Count <= MostSuspects ? suspects : [])
        {
            Give(method, []);
            _leftOver.TryAdd(
                method, new Clue(Ran(method) ? ClueKind.LeftOver : ClueKind.SetUpAlone, string.Empty, 0, 0) { Elsewhere = symptom });
            responsibility.Explain(symptom, method, weight / suspects.Count);
        }

        bool Blame(IEnumerable<(string Method, double Score, IReadOnlyList<string> Fields)> sharing, ClueKind kind)
        {
            var all = sharing.ToList();
            var score = all.Sum(static one => one.Score);
            foreach (var (method, part, fields) in all)
            {
                Give(method, fields.Select(field => new Clue(kind, field, 0, 0) { Elsewhere = symptom }));
                responsibility.Explain(symptom, method, weight * part / score);
            }

            return all.Count > 0;
        }
    }

    // They may pass different data; and every caller counts if some call more often or less often.
    private List<string> ChangedCallersOf(string symptom)
    {
        var callers = _calls.Of(symptom).Where(caller =>
            caller.After > 0 && _difference.Methods.TryGetValue(caller.Method, out var change) && change == ChangeKind.Changed).ToList();
        var others = callers.FindAll(static caller => caller.Growth != 0);
        return (others.Count > 0 ? others : callers).ConvertAll(static caller => caller.Method);
    }

    // A lambda runs more often because of the method that calls delegates more often. Code that ran in set-up alone is considered only if
    // no counts differ otherwise: its own counts do not exist.
    private List<string> LeftOver(string symptom)
    {
        var otherwise = _difference.Methods.Keys.Where(HasRun)
            .Where(method => _older.Work[method].Instructions != _newer.Work[method].Instructions).ToList();
        if (HasLambdas(symptom) && otherwise.Where(CallsMoreDelegates).ToList() is { Count: > 0 } callers)
            return callers;
        return otherwise.Count > 0 ? otherwise : [.. _difference.Methods.Keys.Where(HasRun).Where(method => !Ran(method))];
    }

    private bool Ran(string method) => _older.Work[method].Ran || _newer.Work[method].Ran;

    private bool HasLambdas(string method) =>
        _newer.PartsOf(method).Concat(_older.PartsOf(method)).Any(static part => part.Key != part.User);

    private bool CallsMoreDelegates(string method) =>
        (DelegateCalls(_newer.Work[method]) - DelegateCalls(_older.Work[method])) * _measured.Direction > 0;

    private static double DelegateCalls(MethodWork work) =>
        work.Leaving.Keys.Where(static call => call.Contains("::Invoke(", StringComparison.Ordinal)).Sum(call => work.Leaving[call].Count);

    // The methods that a changed method calls take longer: because of what they call back, or of the data that it passes.
    private void ExplainSlowerCalls(Responsibility responsibility, string method, double weight)
    {
        var suspects = CalledBackBy(method) is { Count: > 0 } known ? known : _calledBack.FindAll(suspect => suspect != method);
        foreach (var suspect in suspects)
            Give(suspect, [CalledBackFor(method, suspect)]);
        foreach (var suspect in suspects.DefaultIfEmpty(method))
            responsibility.Explain(method, suspect, weight / Math.Max(1, suspects.Count));
    }

    private Clue CalledBackFor(string caller, string method) =>
        new(ClueKind.CalledBack, string.Empty, _older.Work[caller].CalledBack[method].Count, _newer.Work[caller].CalledBack[method].Count)
        {
            Elsewhere = caller,
        };

    // The changed methods that other libraries call for a method: those that decide how often others are called, those that are called on
    // one side alone, or those that do more themselves.
    private List<string> CalledBackBy(string method)
    {
        var (was, now) = (_older.Work[method], _newer.Work[method]);
        var all = was.CalledBack.Keys.Concat(now.CalledBack.Keys).Concat(now.Resumed.Keys).Distinct(StringComparer.Ordinal)
            .Where(suspect => suspect != method && _difference.Methods.ContainsKey(suspect)).ToList();
        return all.FindAll(suspect => _difference.Methods[suspect] == ChangeKind.Changed
            ? IsCalledBack(suspect)
            : was.CalledBack.Has(suspect) != now.CalledBack.Has(suspect)) is { Count: > 0 } deciding
            ? deciding
            : all.FindAll(suspect => (_newer.Work[suspect].Weight - _older.Work[suspect].Weight) * _measured.Direction > 0);
    }

    // Without a known caller: other threads, and processes without the table of calls.
    private IEnumerable<string> CalledBack() => _difference.Methods
        .Where(change => change.Value == ChangeKind.Changed && _newer.Work[change.Key].Entries > 0 && _calls.Of(change.Key).Count == 0
            && IsCalledBack(change.Key))
        .Select(static change => change.Key);

    private static bool IsCalledBack(string method) =>
        MethodKey.ReadableName(method).Split('.')[^1] is "GetHashCode" or "Equals" or "CompareTo" or "Compare";

    private void Give(string method, IEnumerable<Clue> clues)
    {
        if (!_given.TryGetValue(method, out var given))
            _given[method] = given = [];
        given.AddRange(clues.Except(given));
    }

    private Cause? Allocates()
    {
        var direction = _measured.Direction;
        var most = _older.Work.Methods.Union(_newer.Work.Methods, StringComparer.Ordinal)
            .Where(method => _difference.IsNone || _difference.Methods.ContainsKey(method))
            .Select(method => (Method: method, More: (_newer.Work[method].Bytes - _older.Work[method].Bytes) * direction))
            .DefaultIfEmpty().MaxBy(static one => one.More);
        return most.Method is not null && most.More > WorthBytes * Math.Max(1, _older.Work.Bytes) ? CauseOf(most.Method, most.More) : null;
    }

    private IEnumerable<Cause> Innocent() => _difference.Methods
        .Where(change => change.Value == ChangeKind.Changed && (HasRun(change.Key) || _newer.Runs.Count == 0))
        .Select(change => CauseOf(change.Key, 0) is var cause && OtherImplementation(change.Key) is { } reported
            ? cause with { Clues = [reported, .. cause.Clues] }
            : cause)
        .OrderByDescending(static cause => cause.Clues.Any(static one => one.Kind == ClueKind.Implementation))
        .ThenByDescending(cause => _newer.Work[cause.Name].Entries)
        .Take(MostCauses);

    private Clue? OtherImplementation(string method)
    {
        var (was, now) = (PartsText(_older, method), PartsText(_newer, method));
        return was == now
            ? null
            : new Clue(ClueKind.Implementation, $"{was} → {now}", _older.Work[method].Entries, _newer.Work[method].Entries);
    }

    // The same source compiles to either, so its counts differ without a change of what the author wrote.
    private IEnumerable<Clue> OtherAsyncBody(string method)
    {
        var (was, now) = (AsyncBodiesOf(_older, method), AsyncBodiesOf(_newer, method));
        if (was.Length > 0 && now.Length > 0 && was != now)
            yield return new Clue(ClueKind.AsyncBody, $"{was} → {now}", _older.Work[method].Entries, _newer.Work[method].Entries);
    }

    private static string AsyncBodiesOf(CountedSide side, string method) => string.Join(
        " and ", side.PartsOf(method).Select(static part => part.Async).Where(static body => body != AsyncBody.None).Distinct().Order()
            .Select(static body => body == AsyncBody.Runtime ? "runtime-async" : "state machine"));

    private static string PartsText(CountedSide side, string method) =>
        side.PartsOf(method).Where(part => part.Key == part.User).Select(static part => part.Text.Split('\n')[0]).FirstOrDefault()
        ?? string.Empty;

    private bool HasRun(string method) => IsRun(_older.Work[method]) || IsRun(_newer.Work[method]);

    private static bool IsRun(MethodWork work) => work.Ran || work.RanEarlier;

    private Cause CauseOf(string method, double weight)
    {
        var change = _difference.Methods.TryGetValue(method, out var kind) ? kind : default(ChangeKind?);
        List<Clue> clues = [.. _given.GetValueOrDefault(method) ?? [], .. _clues.Of(method)];
        List<Clue> reported = clues.Count == 0 && _leftOver.TryGetValue(method, out var leftOver) ? [leftOver] : clues;
        var part = (change == ChangeKind.Removed ? _older : _newer).PartsOf(method).Where(static part => part.File is not null)
            .OrderByDescending(static part => part.Key == part.User).FirstOrDefault();
        return new Cause(method, weight)
        {
            Change = change,
            Clues = [.. OtherAsyncBody(method), .. reported.Select(Named)],
            IsOverloaded = _overloads.Has(method),
            File = part?.File,
            Line = part?.Line ?? 0,
            LastLine = part?.LastLine ?? 0,
            Lines = LinesOf(method, clues),
        };
    }

    private Clue Named(Clue clue) =>
        clue with { IsOverloaded = _overloads.Has(clue.Target), IsElsewhereOverloaded = _overloads.Has(clue.Elsewhere) };

    // Calls and objects have a line. Instructions are more or fewer in the method as a whole, so its lines share them as they run.
    private Dictionary<int, double> LinesOf(string method, List<Clue> clues)
    {
        var work = _newer.Work[method];
        var instructions = clues.Where(static clue => clue.Kind == ClueKind.Instructions).Sum(static clue => clue.Weight);
        var lines = work.Lines.ToDictionary(
            static line => line.Key, line => work.Instructions == 0 ? 0 : instructions * line.Value / work.Instructions);
        foreach (var clue in clues.Where(static clue => clue.Line > 0))
            lines[clue.Line] = lines.GetValueOrDefault(clue.Line)
                + (work.WeighsBytes ? Math.Abs(clue.BytesAfter - clue.BytesBefore) : Math.Max(0, clue.Weight));
        return lines;
    }

    private Cause CauseOfStruct(string type, double weight)
    {
        var copies = _structs.Copies(type);
        return new Cause(type, weight)
        {
            IsStruct = true,
            Clues =
            [
                new Clue(ClueKind.Size, type, _older.Library.Sizes[type], _newer.Library.Sizes[type]),
                new Clue(ClueKind.Copies, type, copies.Before, copies.After),
            ],
        };
    }

    // Clues and lines are looked up for the few that are named.
    private readonly record struct WeighedName(string Name, double Weight, bool IsStruct = false);
}

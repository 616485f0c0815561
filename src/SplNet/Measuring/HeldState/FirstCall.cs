using SplNet.Measuring.Calls;
using SplNet.Values.Messages;

namespace SplNet.Measuring.HeldState;

/// <summary>
/// Compares the objects that a call holds before and after its first call. Later calls find the changed data, and sorting sorted data is
/// different work from sorting.
/// </summary>
/// <param name="call">The call.</param>
internal sealed class FirstCall(MeasuredCall call)
{
    private const string Remedy = "Give each call a fresh one: " +
        "by a generator, Operand.Of(() => (int[])data.Clone(), Sort), with SetUp(…, Each.Operation), or by a copy inside the call. ";
    private const string GeneratorsRemedy = "Let the generator make a new one for each call. ";
    private const string Acknowledgement = "Where this is intended, set AcceptChangedData (SPLNET_ACCEPT_CHANGED_DATA).";
    private const int MaxReported = 3;

    private IReadOnlyList<HeldPlace> _held = [];
    private IReadOnlyList<HeldPlace> _given = [];
    private List<HeldPlace> _changed = [];

    /// <summary>Records the state; the next call is the first.</summary>
    public void Before()
    {
        HeldRoot[] kept = [.. call.Held, .. call.Draw.Kept.Select(static value => HeldRoot.Generated(value, "keeps"))];
        if (kept.Length > 0)
            _held = PlaceSearch.From(kept);
        if (call.Arguments?.Next() is { Count: > 0 } arguments)
            _given = [.. PlaceSearch.From(arguments.Select(static value => HeldRoot.Generated(value, "returns again")))
                .Where(given => !_held.Any(held => ReferenceEquals(held.Value, given.Value)))];
    }

    /// <summary>Compares the state; whether changed arguments are reused is known later.</summary>
    public void After()
    {
        _changed = [.. _held.Where(static place => place.IsChanged())];
        call.Arguments?.Watch([.. _given.Where(static place => place.IsChanged()).Select(static place => new SharedState(place))]);
        (_held, _given) = ([], []);
    }

    /// <summary>The remarks for the user at the end of the run.</summary>
    public ResultMessage[] Remarks()
    {
        var changed = _changed.Concat(call.Arguments?.SharedState ?? []).ToList();
        if (changed.Count == 0)
            return [];
        var reported = changed.Take(MaxReported).Select(static place => $"the {place.What} {place.Where}").Distinct(StringComparer.Ordinal);
        var remedy = changed.TrueForAll(static place => place.Root.IsGenerated) ? GeneratorsRemedy : Remedy;
        return
        [
            MessageRules.ChangedData.Of(
                $"The first call changes {string.Join(" and ", reported)}, so later calls may do different work, " +
                $"such as sorting sorted data. {remedy}{Acknowledgement}"),
        ];
    }
}

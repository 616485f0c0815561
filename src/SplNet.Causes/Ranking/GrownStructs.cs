using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>
/// Structs of the library whose size has changed: the additional cost of copying them is attributed to them, and not
/// to the methods that copy.
/// </summary>
internal sealed class GrownStructs
{
    private readonly Dictionary<string, double> _weights;
    private readonly WorkTable _before;
    private readonly WorkTable _after;

    /// <summary>Finds them.</summary>
    public GrownStructs(CountedSide older, CountedSide newer)
    {
        (_before, _after) = (older.Work, newer.Work);
        _weights = newer.Library.Sizes
            .Where(size => older.Library.Sizes.TryGetValue(size.Key, out var before) && before != size.Value)
            .ToDictionary(static size => size.Key, static _ => 0.0, StringComparer.Ordinal);
    }

    /// <summary>The additional weight of each.</summary>
    public IReadOnlyDictionary<string, double> Weights => _weights;

    /// <summary>Subtracts the share of the copies from the additional work of a method.</summary>
    /// <returns>That share.</returns>
    public double TakeFrom(string method)
    {
        // Copies allocate nothing.
        if (_after.WeighsBytes)
            return 0;
        var taken = 0.0;
        foreach (var type in _weights.Keys.ToList())
        {
            var more = MoreOf(type, _before[method], _after[method]);
            _weights[type] += more;
            taken += more;
        }

        return taken;
    }

    /// <summary>How often one is copied per operation, on each side.</summary>
    public (double Before, double After) Copies(string type) => (Copies(_before, type), Copies(_after, type));

    private static double Copies(WorkTable work, string type) => work.Methods.Sum(method => work[method].Copied[type].Count);

    private static double MoreOf(string type, MethodWork before, MethodWork after)
    {
        var more = Work.Weights.CopiedByte * (after.Copied[type].Bytes - before.Copied[type].Bytes);
        foreach (var (call, _) in after.Structs.Where(one => one.Value == type))
        {
            if (before.Leaving.Has(call) && before.Leaving[call].Count == after.Leaving[call].Count)
                more += after.Leaving[call].Nanoseconds - before.Leaving[call].Nanoseconds;
        }

        return more;
    }
}

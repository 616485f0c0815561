using System.Diagnostics;
using SplNet.Causes.Code;

namespace SplNet.Causes.Work;

/// <summary>
/// The counters of several runs of one side: equal if the operation is deterministic, and otherwise distinguished; for the ticks of probes
/// the minimum and the median.
/// </summary>
internal sealed class CombinedCounts
{
    private readonly LibraryCode _library;
    private readonly IReadOnlyList<RunCounts> _runs;

    /// <summary>Combines runs.</summary>
    /// <param name="library">The counted code.</param>
    /// <param name="runs">Its runs; at least one, of equally many operations.</param>
    public CombinedCounts(LibraryCode library, IReadOnlyList<RunCounts> runs)
    {
        _library = library;
        _runs = runs;
    }

    /// <summary>A counter per operation: the median of all runs.</summary>
    public double Count(MethodPart part, int slot) => PerOperation(Values(part, slot).Order().ElementAt(_runs.Count / 2));

    /// <summary>True if all runs have counted the same.</summary>
    public bool IsExact(MethodPart part, int slot) => Values(part, slot).Distinct().Count() == 1;

    /// <summary>By how much the counts of the runs differ, per operation.</summary>
    public double Spread(MethodPart part, int slot)
    {
        var values = Values(part, slot);
        return PerOperation(values.Max() - values.Min());
    }

    /// <summary>
    /// The minimum and the median of the ticks of a probe, in nanoseconds per operation. A run that other processes have interrupted does
    /// not show the time of the call.
    /// </summary>
    public (double Least, double Middle) Nanoseconds(MethodPart part, int slot)
    {
        long[] values = [.. Values(part, slot).Order()];
        return (PerOperation(values[0]) * 1e9 / Stopwatch.Frequency, PerOperation(values[values.Length / 2]) * 1e9 / Stopwatch.Frequency);
    }

    /// <summary>The time of a probe itself in the quickest run, in nanoseconds.</summary>
    public double ProbeNanoseconds => _runs.Min(static run => run.ProbeNanoseconds);

    /// <summary>True if it counted anything before these operations, in any run.</summary>
    public bool Earlier(MethodPart part, int slot) =>
        _runs.Any(run => run.Earlier.TryGetValue(_library.Assemblies[part.Assembly], out var counters) && counters[slot] > 0);

    /// <summary>The calls through other libraries: the caller, the entered part, and how often per operation.</summary>
    public IEnumerable<(string Caller, MethodPart Part, double Count)> Callbacks =>
        _runs.SelectMany(static run => run.Callbacks.Keys).Distinct().Order()
            .Select(call => (Caller: (int)(call >> 32), Part: (int)(call & uint.MaxValue), Count: PerOperation(
                _runs.Select(run => run.Callbacks.GetValueOrDefault(call)).Order().ElementAt(_runs.Count / 2))))
            .Where(call => call.Count > 0 && call.Caller < _library.Users.Count && call.Part < _library.Parts.Count)
            .Select(call => (_library.Users[call.Caller], _library.Parts[call.Part], call.Count));

    private double PerOperation(long count) => (double)count / _runs[0].Operations;

    private long[] Values(MethodPart part, int slot)
    {
        var name = _library.Assemblies[part.Assembly];
        return [.. _runs.Select(run => run.Assemblies.TryGetValue(name, out var counters) ? counters[slot] : 0)];
    }
}

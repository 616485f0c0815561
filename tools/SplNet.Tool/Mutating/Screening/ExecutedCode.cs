using System.Diagnostics;
using SplNet.Causes.Code;
using SplNet.Measuring.Counting;
using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>The code of a library that ran in the operations of one test.</summary>
internal sealed class ExecutedCode
{
    private readonly Dictionary<string, ExecutedMethod> _methods = new(StringComparer.Ordinal);
    private readonly Dictionary<string, long> _entries = new(StringComparer.Ordinal);
    private readonly HashSet<string> _ran = new(StringComparer.Ordinal);
    private readonly int _operations;

    /// <summary>Reads the counters.</summary>
    /// <param name="library">The code that counted.</param>
    /// <param name="counted">The counts.</param>
    public ExecutedCode(LibraryCode library, CountedOperations counted)
    {
        _operations = counted.Operations;
        var (instructions, calls) = (0.0, 0.0);
        foreach (var part in library.Parts)
        {
            if (!counted.Counters.TryGetValue(library.Assemblies[part.Assembly], out var counters))
                continue;
            var counts = part.Blocks.Select(block => counters[block.Slot]).ToArray();
            if (Array.TrueForAll(counts, static count => count == 0))
                continue;
            var ticks = 0.0;
            for (var block = 0; block < counts.Length; block++)
            {
                instructions += (double)counts[block] * part.Blocks[block].Instructions;
                foreach (var site in part.Blocks[block].Sites.Where(static site => site.Leaves))
                {
                    calls += counts[block];
                    if (site.Probe != CodeSite.Unprobed)
                        ticks += counters[site.Probe];
                }
            }

            Take(part, counts, ticks * 1e9 / Stopwatch.Frequency / _operations);
        }

        Counts = new SideCounts(
            instructions / _operations, calls / _operations, _methods.Values.Sum(static method => method.LeavingNanoseconds),
            (double)counted.AllocatedBytes / _operations);
    }

    /// <summary>The counts per operation.</summary>
    public SideCounts Counts { get; }

    /// <summary>The methods that ran, by assembly and key.</summary>
    public IReadOnlyDictionary<string, ExecutedMethod> Methods => _methods;

    /// <summary>
    /// The number of entries into a user method per operation; if only its lambdas ran, which had been created earlier, at
    /// least one entry in total.
    /// </summary>
    /// <param name="method">The key of the method.</param>
    public double HitsOf(string method) => _entries.GetValueOrDefault(method) is var entries and > 0 ? (double)entries / _operations
        : _ran.Contains(method) ? 1.0 / _operations
        : 0;

    private void Take(MethodPart part, long[] counts, double leavingNanoseconds)
    {
        var key = $"{part.Assembly} {part.Key}";
        if (!_methods.TryGetValue(key, out var method))
            _methods[key] = method = new ExecutedMethod();
        method.Add(part, counts, leavingNanoseconds);
        _ran.Add(part.User);
        if (part.Key == part.User)
            _entries[part.User] = _entries.GetValueOrDefault(part.User)
                + part.Blocks.Zip(counts).Where(static one => one.First.IsEntry).Sum(static one => one.Second);
    }
}

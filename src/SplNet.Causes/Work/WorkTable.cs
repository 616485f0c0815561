using SplNet.Causes.Code;

namespace SplNet.Causes.Work;

/// <summary>The work of each method of a library per operation.</summary>
internal sealed class WorkTable
{
    private readonly Dictionary<string, MethodWork> _methods = new(StringComparer.Ordinal);

    private WorkTable(double bytes) => Bytes = bytes;

    /// <summary>The empty table.</summary>
    public static WorkTable Empty { get; } = new(0);

    /// <summary>The methods that ran, including methods that only ran earlier.</summary>
    public IReadOnlyCollection<string> Methods => _methods.Keys;

    /// <summary>Bytes per operation that the process allocated, in any code.</summary>
    public double Bytes { get; }

    /// <summary>The sum of all weights.</summary>
    public double Weight => _methods.Values.Sum(static method => method.Weight);

    /// <summary>True if nothing but bytes weighs.</summary>
    public bool WeighsBytes { get; private set; }

    /// <summary>True if all counts were equal in all runs.</summary>
    public bool IsExact => _methods.Values.All(static method => method.IsExact);

    /// <summary>The work of a method; none if it did not run.</summary>
    public MethodWork this[string method] => _methods.GetValueOrDefault(method) ?? MethodWork.None;

    /// <summary>Reads the counters of all runs of a side.</summary>
    public static WorkTable Of(LibraryCode library, IReadOnlyList<RunCounts> runs)
    {
        var counts = new CombinedCounts(library, runs);
        var table = new WorkTable((double)runs.Min(static run => run.AllocatedBytes) / runs[0].Operations);
        foreach (var part in library.Parts)
            table.Add(part, counts);
        foreach (var (caller, part, count) in counts.Callbacks)
            (part.Key == part.User ? table.Ran(caller).CalledBack : table.Ran(caller).Resumed).Add(part.User, new Tally(count, 0, 0, 0, 0));
        return table;
    }

    /// <summary>From now on nothing but bytes weighs.</summary>
    public void WeighBytes()
    {
        WeighsBytes = true;
        foreach (var method in _methods.Values)
            method.WeighsBytes = true;
    }

    private MethodWork Ran(string method) => _methods.TryGetValue(method, out var work) ? work : _methods[method] = new MethodWork();

    private void Add(MethodPart part, CombinedCounts counts)
    {
        foreach (var block in part.Blocks)
        {
            var times = counts.Count(part, block.Slot);
            var earlier = counts.Earlier(part, block.Slot);
            if (times == 0 && !earlier)
                continue;
            var work = Ran(part.User);
            work.RanEarlier |= earlier;
            if (times == 0)
                continue;
            if (block.IsEntry && part.Key == part.User)
                work.Entries += times;
            work.Instructions += times * block.Instructions;
            foreach (var (line, instructions) in block.Lines)
                work.Lines[line] = work.Lines.GetValueOrDefault(line) + (times * instructions);
            if (block.IsHandler)
                work.Caught += times;
            work.IsExact &= counts.IsExact(part, block.Slot);
            foreach (var site in block.Sites)
                Add(work, site, TallyOf(part, site, times, counts));
        }
    }

    private static Tally TallyOf(MethodPart part, CodeSite site, double times, CombinedCounts counts)
    {
        if (site.Kind == SiteKind.Copy)
            return new Tally(times, 0, 0, times * site.CopiedBytes, site.Line);
        if (site.Probe == CodeSite.Unprobed)
            return new Tally(times, times * Weights.Call, times * Weights.Call, 0, site.Line);
        var (least, middle) = counts.Nanoseconds(part, site.Probe);
        var bytes = counts.Count(part, site.Probe + 1);
        var probes = times * counts.ProbeNanoseconds;
        return new Tally(times, Net(least), Net(middle), bytes, site.Line)
        {
            ProbeNanoseconds = probes,
            BytesSpread = counts.Spread(part, site.Probe + 1),
        };

        // The collections that the bytes will cost mostly happen in other calls, or after the last one.
        double Net(double nanoseconds) => Math.Max(Math.Max(times, bytes * Weights.AllocatedByte), site.Resumes ? 0 : nanoseconds - probes);
    }

    private static void Add(MethodWork work, CodeSite site, Tally tally)
    {
        switch (site.Kind)
        {
            case SiteKind.Copy:
                work.Copied.Add(site.Target, tally);
                break;
            case SiteKind.Throw:
                break;
            case SiteKind.Box:
                work.Boxed.Add(site.Target, tally);
                break;
            case var _ when site.Leaves:
                work.Leaving.Add(site.Target, tally);
                if (site.Struct is { } copied)
                    work.Structs[site.Target] = copied;
                break;
            case SiteKind.Call:
                work.Inside.Add(site.Target, tally);
                break;
            default:
                if (site.Constructs)
                    work.Inside.Add(site.Target, tally with { Nanoseconds = 0, MiddleNanoseconds = 0, Bytes = 0 });
                work.Allocated.Add(site.Target, tally);
                break;
        }
    }
}

using SplNet.Causes.Code;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>What ran of the methods of IL that have one key, which are several where the compiler numbers them.</summary>
internal sealed class ExecutedMethod
{
    private readonly List<(MethodPart Part, long[] Counts)> _parts = [];
    private IReadOnlyDictionary<string, long>? _blocks;

    /// <summary>The code, the same for equal builds.</summary>
    public string Text => string.Join('\f', _parts.Select(static one => one.Part.Text));

    /// <summary>How often each block ran, in an order of its own.</summary>
    public IEnumerable<long> Counts => _parts.SelectMany(static one => one.Counts);

    /// <summary>Instructions of IL that ran.</summary>
    public double Instructions => _parts.Sum(static one => one.Part.Blocks.Zip(one.Counts, static (block, count) => (double)block.Instructions * count).Sum());

    /// <summary>What its calls of other assemblies took, per operation.</summary>
    public double LeavingNanoseconds { get; private set; }

    /// <summary>How often each text of a block ran, where it did.</summary>
    public IReadOnlyDictionary<string, long> Blocks => _blocks ??= _parts.SelectMany(static one => BlockTexts.Of(one.Part).Zip(one.Counts)).Where(static block => block.Second > 0)
        .GroupBy(static block => block.First, StringComparer.Ordinal).ToDictionary(static same => same.Key, static same => same.Sum(static block => block.Second), StringComparer.Ordinal);

    /// <summary>Takes one more in.</summary>
    /// <param name="part">The method.</param>
    /// <param name="counts">How often each of its blocks ran.</param>
    /// <param name="leavingNanoseconds">What its calls of other assemblies took, per operation.</param>
    public void Add(MethodPart part, long[] counts, double leavingNanoseconds)
    {
        _parts.Add((part, counts));
        LeavingNanoseconds += leavingNanoseconds;
    }
}

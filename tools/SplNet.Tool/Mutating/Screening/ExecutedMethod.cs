using SplNet.Causes.Code;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>The executed IL methods with one key; there are several if the compiler numbers them.</summary>
internal sealed class ExecutedMethod
{
    private readonly List<(MethodPart Part, long[] Counts)> _parts = [];
    private IReadOnlyDictionary<string, long>? _blocks;

    /// <summary>The code; equal for equal builds.</summary>
    public string Text => string.Join('\f', _parts.Select(static one => one.Part.Text));

    /// <summary>The number of executions of each block, in an unspecified order.</summary>
    public IEnumerable<long> Counts => _parts.SelectMany(static one => one.Counts);

    /// <summary>The number of executed IL instructions.</summary>
    public double Instructions =>
        _parts.Sum(static one => one.Part.Blocks.Zip(one.Counts, static (block, count) => (double)block.Instructions * count).Sum());

    /// <summary>The time of its calls into other assemblies, per operation.</summary>
    public double LeavingNanoseconds { get; private set; }

    /// <summary>The number of executions of each executed block, by the block's text.</summary>
    public IReadOnlyDictionary<string, long> Blocks =>
        _blocks ??= _parts.SelectMany(static one => BlockTexts.Of(one.Part).Zip(one.Counts)).Where(static block => block.Second > 0)
            .GroupBy(static block => block.First, StringComparer.Ordinal).ToDictionary(
                static same => same.Key, static same => same.Sum(static block => block.Second), StringComparer.Ordinal);

    /// <summary>Adds a method.</summary>
    /// <param name="part">The method.</param>
    /// <param name="counts">The number of executions of each block.</param>
    /// <param name="leavingNanoseconds">The time of its calls into other assemblies, per operation.</param>
    public void Add(MethodPart part, long[] counts, double leavingNanoseconds)
    {
        _parts.Add((part, counts));
        LeavingNanoseconds += leavingNanoseconds;
    }
}

using BenchmarkDotNet.Attributes;

namespace SplNet.Benchmarks;

/// <summary>The standard workloads as a user of BenchmarkDotNet writes them.</summary>
public class StandardBenchmarks
{
    /// <summary>The same workloads as operands of any size, by the names of the benchmarks.</summary>
    public static IReadOnlyDictionary<string, Func<int, Operand>> Operands { get; } = new Dictionary<string, Func<int, Operand>>(
        StringComparer.Ordinal)
    {
        [nameof(Arithmetic)] = static size => Operand.Of(() => StandardWork.Arithmetic(size)),
        [nameof(Sorting)] = static size => Operand.Of(() => StandardWork.Sorting(size)),
        [nameof(Strings)] = static size => Operand.Of(() => StandardWork.Strings(size)),
        [nameof(Dictionaries)] = static size => Operand.Of(() => StandardWork.Dictionaries(size)),
        [nameof(Allocation)] = static size => Operand.Of(() => StandardWork.Allocation(size)),
    };

    [Benchmark]
    public int Arithmetic() => StandardWork.Arithmetic(StandardWork.Size);

    [Benchmark]
    public int Sorting() => StandardWork.Sorting(StandardWork.Size);

    [Benchmark]
    public int Strings() => StandardWork.Strings(StandardWork.Size);

    [Benchmark]
    public int Dictionaries() => StandardWork.Dictionaries(StandardWork.Size);

    [Benchmark]
    public int Allocation() => StandardWork.Allocation(StandardWork.Size);
}

using SplNet.Operands;

namespace SplNet;

/// <content>Creates operands from existing benchmarks.</content>
public abstract partial class Operand
{
    /// <summary>
    /// Creates an operand from an existing benchmark class:
    /// <c>Operand.Benchmark&lt;Sorting&gt;(nameof(Sorting.Quick), new { N = 100 })</c>. Its <c>[GlobalSetup]</c>, <c>[IterationSetup]</c>
    /// and their clean-ups run as in BenchmarkDotNet; <c>OperationsPerInvoke</c> is respected; tasks are awaited.
    /// </summary>
    /// <param name="method">The name of a method with <c>[Benchmark]</c>.</param>
    /// <param name="parameters">
    /// Values for members with <c>[Params]</c> and for the method's arguments, as properties of an anonymous object. One value may be
    /// omitted if the formula binds it, <c>mean(a[100])</c>, or if an attribute lists only one. Missing values are reported when the
    /// experiment is evaluated.
    /// </param>
    /// <typeparam name="T">The class: public, with a parameterless constructor.</typeparam>
    public static Operand Benchmark<T>(string method, object? parameters = null)
        where T : class
    {
        ArgumentException.ThrowIfNullOrEmpty(method);
        return new BenchmarkOperand(new BenchmarkMethod(typeof(T), method), parameters);
    }
}

using SplNet.Operands;

namespace SplNet;

/// <content>Existing benchmarks as operands.</content>
public abstract partial class Operand
{
    /// <summary>
    /// An operand from an existing class of benchmarks: <c>Operand.Benchmark&lt;Sorting&gt;(nameof(Sorting.Quick), new { N = 100 })</c>. Its
    /// <c>[GlobalSetup]</c>, <c>[IterationSetup]</c> and their clean-ups run as in BenchmarkDotNet; <c>OperationsPerInvoke</c> is respected; tasks are awaited.
    /// </summary>
    /// <param name="method">The name of a method with <c>[Benchmark]</c>.</param>
    /// <param name="parameters">
    /// Values for members with <c>[Params]</c> and for the method's arguments, as properties of an anonymous object. The one that is left out
    /// may be bound by the formula, <c>mean(a[100])</c>, or is the only value that an attribute lists. What is missing is reported when the experiment is evaluated.
    /// </param>
    /// <typeparam name="T">The class: public, with a constructor without parameters.</typeparam>
    public static Operand Benchmark<T>(string method, object? parameters = null)
        where T : class
    {
        ArgumentException.ThrowIfNullOrEmpty(method);
        return new BenchmarkOperand(new BenchmarkMethod(typeof(T), method), parameters);
    }
}

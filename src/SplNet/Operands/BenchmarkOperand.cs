using System.Reflection;
using SplNet.Measuring.Calls;

namespace SplNet.Operands;

/// <summary>A method with <c>[Benchmark]</c>, with its parameters, its set-up and its clean-up.</summary>
internal sealed class BenchmarkOperand : Operand
{
    private readonly IReadOnlyDictionary<string, object?> _named;

    // The object of the run that goes on; changed copies of an operand take part in the same run.
    private readonly Holder _current = new();

    public BenchmarkOperand(BenchmarkMethod benchmark, object? parameters)
    {
        Benchmark = benchmark;
        _named = parameters is null
            ? new Dictionary<string, object?>(StringComparer.Ordinal)
            : parameters.GetType().GetProperties().ToDictionary(static property => property.Name, property => property.GetValue(parameters), StringComparer.Ordinal);
    }

    public BenchmarkMethod Benchmark { get; }

    internal override IEnumerable<Assembly> CalledAssemblies => [Benchmark.Type.Assembly];

    /// <summary>The values of its parameters, when the formula binds these.</summary>
    public BenchmarkBinding Bind(IReadOnlyList<object> values) => new(Benchmark, _named, values);

    internal override IEnumerable<string> Problems(IReadOnlyList<object> values) =>
        Benchmark.Problems.Count > 0 ? Benchmark.Problems : Bind(values).Problems;

    internal override MeasuredCall CreateCall(IReadOnlyList<object> values)
    {
        var binding = Bind(values);
        _current.Object = new BenchmarkObject(Benchmark, binding);
        return _current.Object.Call(binding);
    }

    internal override void Release()
    {
        var ended = _current.Object;
        _current.Object = null;
        ended?.CleanUp();
    }

    private sealed class Holder
    {
        public BenchmarkObject? Object { get; set; }
    }
}

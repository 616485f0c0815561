using System.Reflection;
using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring;

namespace SplNet.Operands;

/// <summary>An operand that runs a method with <c>[Benchmark]</c>, including its parameters, set-up and clean-up.</summary>
internal sealed class BenchmarkOperand : Operand
{
    private readonly IReadOnlyDictionary<string, object?> _named;

    public BenchmarkOperand(BenchmarkMethod benchmark, object? parameters)
    {
        Benchmark = benchmark;
        _named = parameters is null
            ? new Dictionary<string, object?>(StringComparer.Ordinal)
            : parameters.GetType().GetProperties().ToDictionary(
                static property => property.Name, property => property.GetValue(parameters), StringComparer.Ordinal);
    }

    public BenchmarkMethod Benchmark { get; }

    internal override IEnumerable<Assembly> CalledAssemblies => [Benchmark.Type.Assembly];

    internal override IEnumerable<MethodInfo> WrittenMethods =>
        [
            .. new[]
            {
                Benchmark.Method, Benchmark.Phases.GlobalSetup, Benchmark.Phases.IterationSetup, Benchmark.Phases.IterationCleanup,
                Benchmark.Phases.GlobalCleanup,
            }.OfType<MethodInfo>(),
            .. LifeCycle.Written,
        ];

    /// <summary>Determines the values of its parameters from the values that the formula binds.</summary>
    public BenchmarkBinding Bind(IReadOnlyList<object> values) => new(Benchmark, _named, values);

    internal override IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values) =>
        (Benchmark.Problems.Count > 0 ? Benchmark.Problems : Bind(values).Problems).Select(static problem => new OperandProblem(problem));

    private protected override RunReadings Measure(RunMeasurement run, Draw draw)
    {
        var binding = Bind(draw.Parameters);
        return run.OfCall(new BenchmarkObject(Benchmark, binding).Call(binding, draw), LifeCycle, Reinstantiation);
    }
}

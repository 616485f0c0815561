using System.Reflection;
using SplNet.Functors;
using SplNet.Measuring.Calls;
using SplNet.Testing;

namespace SplNet.Operands;

/// <summary>The object of a benchmark class in one run, from its set-up to its clean-up.</summary>
internal sealed class BenchmarkObject
{
    private readonly BenchmarkMethod _benchmark;
    private readonly object _instance;
    private IterationSteps? _steps;

    public BenchmarkObject(BenchmarkMethod benchmark, BenchmarkBinding binding)
    {
        _benchmark = benchmark;
        _instance = Activator.CreateInstance(benchmark.Type)!;
        foreach (var (parameter, value) in binding.Values)
            parameter.Set(_instance, value);
        Invoke(benchmark.GlobalSetup);
    }

    public MeasuredCall Call(BenchmarkBinding binding)
    {
        var method = _benchmark.Method!;
        var arguments = _benchmark.Parameters.Where(static parameter => parameter.Member is null)
            .Select(parameter => new FunctorArgument(parameter.Type, IsGenerated: false, binding.Values[parameter]));
        var functor = new Functor(method, method.IsStatic ? null : _benchmark.Type, () => _instance, [.. arguments]);
        var call = FunctorStub.Create(functor, generator: null) with { OperationsPerInvoke = _benchmark.OperationsPerInvoke };
        if (_benchmark.IterationSetup is null && _benchmark.IterationCleanup is null)
            return call;
        _steps = new IterationSteps(() => Invoke(_benchmark.IterationSetup), () => Invoke(_benchmark.IterationCleanup));
        return call with { Arguments = _steps };
    }

    public void CleanUp()
    {
        try
        {
            _steps?.End();
        }
        finally
        {
            Invoke(_benchmark.GlobalCleanup);
        }
    }

    private void Invoke(MethodInfo? method)
    {
        if (method is not null)
            TestMethod.InvokeAsync(method, method.IsStatic ? null : _instance).GetAwaiter().GetResult();
    }
}

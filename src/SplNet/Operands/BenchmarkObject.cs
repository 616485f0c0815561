using System.Reflection;
using SplNet.Arguments.Functors;
using SplNet.Arguments.Generators;
using SplNet.Arguments.Reflection;
using SplNet.Measuring.Calls;
using SplNet.Measuring.Phases;

namespace SplNet.Operands;

/// <summary>The object of a benchmark class in one run, from its set-up to its clean-up.</summary>
internal sealed class BenchmarkObject
{
    private readonly BenchmarkMethod _benchmark;
    private readonly object _instance;

    public BenchmarkObject(BenchmarkMethod benchmark, BenchmarkBinding binding)
    {
        _benchmark = benchmark;
        _instance = Activator.CreateInstance(benchmark.Type)!;
        foreach (var (parameter, value) in binding.Values)
            parameter.Set(_instance, value);
    }

    public MeasuredCall Call(BenchmarkBinding binding, Draw draw)
    {
        var method = _benchmark.Method!;
        var arguments = _benchmark.Parameters.Where(static parameter => parameter.Member is null)
            .Select(parameter => new FunctorArgument(parameter.Type, IsGenerated: false, binding.Values[parameter]));
        var functor = new Functor(method, method.IsStatic ? null : _benchmark.Type, () => _instance, [.. arguments]);
        return FunctorStub.Create(functor, functor.Target, generator: null, draw) with
        {
            OperationsPerInvoke = _benchmark.OperationsPerInvoke,
            Phases = Phases(),
        };
    }

    // As in BenchmarkDotNet, an iteration with a set-up or clean-up consists of one invocation.
    private LifeCycle Phases()
    {
        var methods = _benchmark.Phases;
        var phases = LifeCycle.Empty.WithSetUp(() => Invoke(methods.GlobalSetup), Each.Run).WithCleanUp(
            () => Invoke(methods.GlobalCleanup), Each.Run);
        if (methods.IterationSetup is not null || methods.IterationCleanup is not null)
            phases = phases.WithSetUp(() => Invoke(methods.IterationSetup), Each.Operation).WithCleanUp(
                () => Invoke(methods.IterationCleanup), Each.Operation);
        return phases;
    }

    private void Invoke(MethodInfo? method)
    {
        if (method is not null)
            Invocation.StartAsync(method, method.IsStatic ? null : _instance).GetAwaiter().GetResult();
    }
}

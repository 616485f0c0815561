using System.Reflection;
using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring;
using SplNet.Measuring.Calls;

namespace SplNet.Operands;

/// <summary>An action or function with one generated argument.</summary>
/// <typeparam name="T">The type of the argument.</typeparam>
internal sealed class ArgumentOperand<T> : Operand
{
    private readonly Func<Draw, T> _generator;
    private readonly Delegate _call;
    private readonly Func<IReadOnlyList<object>, IEnumerable<OperandProblem>> _problems;

    public ArgumentOperand(Gen<T> generator, Delegate call)
        : this(Begin(generator), call, values => ParameterProblems.Of(generator, values))
    {
    }

    public ArgumentOperand(Func<Draw, T> generator, Delegate call, Func<IReadOnlyList<object>, IEnumerable<OperandProblem>> problems)
    {
        ArgumentNullException.ThrowIfNull(call);
        _generator = generator;
        _call = call;
        _problems = problems;
    }

    internal override IEnumerable<Assembly> CalledAssemblies => [_call.Method.Module.Assembly];

    internal override MethodInfo? EnteredMethod => _call.Method;

    internal override IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values) =>
        [.. _problems(values), .. UnfinishedCode.Problems(_call)];

    private protected override RunReadings Measure(RunMeasurement run, Draw draw) =>
        run.OfCall(DelegateStub.Create<T>(_call, () => [_generator(draw)], draw), LifeCycle, Reinstantiation);

    private static Func<Draw, T> Begin(Gen<T> generator)
    {
        ArgumentNullException.ThrowIfNull(generator);
        return generator.Begin;
    }
}

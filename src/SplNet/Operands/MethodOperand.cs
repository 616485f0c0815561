using System.Reflection;
using SplNet.Arguments;
using SplNet.Arguments.Functors;
using SplNet.Arguments.Generators;
using SplNet.Measuring;
using SplNet.Measuring.Calls;
using SplNet.Operands;
using SplNet.Values;

namespace SplNet;

/// <summary>
/// An operand that calls a method by its functor, with arguments from a generator (paper A, listing 6) and optionally on instances from a
/// separate generator (listing 4).
/// </summary>
public sealed class MethodOperand : Operand
{
    private readonly Functor _functor;
    private readonly IArgumentGenerator? _workload;
    private readonly IArgumentGenerator? _instance;

    /// <summary>Creates an operand whose functor has its target, or needs none.</summary>
    /// <param name="functor">The call, from <see cref="FunctorFactory"/>.</param>
    /// <param name="generator">Supplies the arguments marked with <see cref="Arg.Of{T}"/>; null if there are none.</param>
    /// <exception cref="SplNetException">
    /// The number of generated arguments differs from the number of marked ones, or the functor has no target.
    /// </exception>
    public MethodOperand(IFunctor functor, IArgumentGenerator? generator = null)
        : this(Known(functor), generator, null)
    {
        if (_functor.NeedsInstance)
        {
            throw new SplNetException(
                $"The call of {functor} needs a target. " +
                "Give the operand a generator of instances, new MethodOperand(functor, workload, instance), " +
                "or the functor a target, FunctorFactory.Create(target, call).");
        }
    }

    /// <summary>
    /// Creates an operand with a generated target. The call, its arguments and its instance are separate (paper A, listings 4 and 5). The
    /// values that the formula binds are passed to both generators; a generator without axes ignores them.
    /// </summary>
    /// <param name="functor">The call on an unspecified target:
    /// <c>FunctorFactory.Create((List&lt;int&gt; list) => list.Contains(Arg.Of&lt;int&gt;()))</c>.</param>
    /// <param name="workload">Supplies the arguments marked with <see cref="Arg.Of{T}"/>; null if there are none.</param>
    /// <param name="instance">Creates the target, once per run and outside the measured time.</param>
    /// <exception cref="SplNetException">
    /// The number of generated arguments differs from the number of marked ones, the instance generator does not supply exactly one value,
    /// or the functor already has a target.
    /// </exception>
    public MethodOperand(IFunctor functor, IArgumentGenerator? workload, IArgumentGenerator instance)
        : this(Known(functor), workload, instance)
    {
        ArgumentNullException.ThrowIfNull(instance);
        if (!_functor.NeedsInstance)
        {
            throw new SplNetException(
                $"The call of {functor} has a target already, or needs none, so no instance can be generated for it; " +
                "write the type of the target instead: FunctorFactory.Create((List<int> list) => list.Contains(Arg.Of<int>())).");
        }

        if (instance is CompositeGenerator { Count: not 1 })
            throw new SplNetException($"The instance of {functor} is one object, but its generator supplies {instance.Count}.");
    }

    private MethodOperand(Functor functor, IArgumentGenerator? workload, IArgumentGenerator? instance)
    {
        (_functor, _workload, _instance) = (functor, workload, instance);
        var marked = functor.GeneratedArguments.Count;
        var supplied = Supplied(workload, marked);
        if (marked != supplied)
        {
            throw new SplNetException(
                $"The call of {functor} marks {Plural.Of(marked, "argument")} with Arg.Of, but the generator supplies {supplied}: " +
                "both numbers must be the same.");
        }
    }

    /// <summary>The call.</summary>
    internal Functor Functor => _functor;

    internal override IEnumerable<Assembly> CalledAssemblies =>
        _functor.TargetType is { } target ? [_functor.Method.Module.Assembly, target.Assembly] : [_functor.Method.Module.Assembly];

    internal override MethodInfo? EnteredMethod => _functor.Method as MethodInfo;

    internal override IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values)
    {
        IArgumentGenerator[] generators = [.. new[] { _workload, _instance }.OfType<IArgumentGenerator>()];
        return (generators.Length == 0 ? base.Problems(values) : ParameterProblems.Of(generators, values))
            .Concat(UnfinishedCode.Problems(_functor.Method, _functor.TargetType));
    }

    private protected override RunReadings Measure(RunMeasurement run, Draw draw) => run.OfCall(Call(draw), LifeCycle, Reinstantiation);

    /// <summary>Creates the call that one run repeats.</summary>
    /// <param name="draw">The values that the formula binds to the generators' parameters, and the run's random numbers.</param>
    internal MeasuredCall Call(Draw draw) => FunctorStub.Create(
        _functor,
        Target(draw),
        _workload is null ? null : () => Next(_workload, draw, _functor.GeneratedArguments.Count),
        draw);

    // The workload and the instance use separate random numbers, so that neither depends on how many the other consumes.
    private Func<object?>? Target(Draw draw)
    {
        if (_instance is null)
            return _functor.Target;
        var instances = draw.CreateSibling();
        return () => Next(_instance, instances, 1)[0];
    }

    private static Functor Known(IFunctor functor)
    {
        ArgumentNullException.ThrowIfNull(functor);
        return functor as Functor
            ?? throw new SplNetException($"A functor of type {functor.GetType()} cannot be measured; make it with FunctorFactory.Create.");
    }

    // A generated tuple is one argument for a call with one marker, and several arguments for a call with several markers.
    private static int Supplied(IArgumentGenerator? generator, int marked) =>
        generator is IDrawnGenerator and not CompositeGenerator && marked == 1 ? 1 : generator?.Count ?? 0;

    private static IReadOnlyList<object?> Next(IArgumentGenerator generator, Draw draw, int count) =>
        generator is IDrawnGenerator drawn ? drawn.Next(draw, count) : generator.Next(draw.Parameters);
}

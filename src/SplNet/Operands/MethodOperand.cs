using System.Reflection;
using SplNet.Functors;
using SplNet.Generators;
using SplNet.Measuring.Calls;

namespace SplNet;

/// <summary>An operand that calls a method by its functor, with arguments from a generator (paper A, listing 6).</summary>
public sealed class MethodOperand : Operand
{
    private readonly Functor _functor;
    private readonly IArgumentGenerator? _generator;

    /// <summary>An operand.</summary>
    /// <param name="functor">The call, from <see cref="FunctorFactory"/>.</param>
    /// <param name="generator">Supplies the arguments marked with <see cref="Arg.Of{T}"/>; null if there are none.</param>
    /// <exception cref="SplNetException">The generator supplies another number of arguments than the call marks.</exception>
    public MethodOperand(IFunctor functor, IArgumentGenerator? generator = null)
    {
        ArgumentNullException.ThrowIfNull(functor);
        _functor = functor as Functor
            ?? throw new SplNetException($"A functor of type {functor.GetType()} cannot be measured; make it with FunctorFactory.Create.");
        _generator = generator;
        var marked = functor.GeneratedArguments.Count;
        var supplied = Supplied(generator, marked);
        if (marked != supplied)
        {
            throw new SplNetException(
                $"The call of {functor} marks {marked} argument(s) with Arg.Of, and the generator supplies {supplied}: " +
                "both numbers must be the same.");
        }
    }

    /// <summary>The call.</summary>
    internal Functor Functor => _functor;

    internal override IEnumerable<Assembly> CalledAssemblies =>
        _functor.TargetType is { } target ? [_functor.Method.Module.Assembly, target.Assembly] : [_functor.Method.Module.Assembly];

    internal override IEnumerable<string> Problems(IReadOnlyList<object> values) =>
        _generator is null ? base.Problems(values) : ParameterProblems.Of([_generator], values);

    internal override MeasuredCall CreateCall(Draw draw) =>
        FunctorStub.Create(_functor, _generator is null ? null : () => Next(_generator, draw, _functor.GeneratedArguments.Count), draw);

    // A generated tuple is one argument of a call that marks one, and several of a call that marks several.
    private static int Supplied(IArgumentGenerator? generator, int marked) =>
        generator is IDrawnGenerator and not CompositeGenerator && marked == 1 ? 1 : generator?.Count ?? 0;

    private static IReadOnlyList<object?> Next(IArgumentGenerator generator, Draw draw, int count) =>
        generator is IDrawnGenerator drawn ? drawn.Next(draw, count) : generator.Next(draw.Parameters);
}

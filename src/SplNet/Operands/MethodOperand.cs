using System.Reflection;
using SplNet.Functors;
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
        var supplied = generator?.Count ?? 0;
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

    internal override IEnumerable<string> Problems(IReadOnlyList<object> values) => _generator is null ? base.Problems(values) : [];

    internal override MeasuredCall CreateCall(IReadOnlyList<object> values) =>
        FunctorStub.Create(_functor, _generator is null ? null : () => _generator.Next(values));
}

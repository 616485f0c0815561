using SplNet.Arguments.Functors;
using SplNet.Arguments.Generators;
using SplNet.Measuring.Calls;

namespace SplNet.Tests.Arguments.Functors;

/// <summary>Calls a functor through its emitted stub, as a measurement does.</summary>
internal static class Called
{
    /// <summary>What so many calls give, with arguments from the generator.</summary>
    public static object?[] Times(int calls, IFunctor functor, CompositeGenerator? generator = null)
    {
        var call = FunctorStub.Create(
            (Functor)functor, ((Functor)functor).Target, generator is null ? null : () => generator.Next([]), new Draw([], 1));
        call.Arguments?.Fill(calls);
        var results = Enumerable.Range(0, calls).Select(_ => Invoke(call.Workload)).ToArray();
        call.Arguments?.Fill(calls);
        Invoke(call.Overhead);
        return results;
    }

    public static object? Once(IFunctor functor, CompositeGenerator? generator = null) => Times(1, functor, generator)[0];

    private static object? Invoke(Delegate call) =>
        call.Method.Invoke(call.Target, System.Reflection.BindingFlags.DoNotWrapExceptions, binder: null, [], culture: null);
}

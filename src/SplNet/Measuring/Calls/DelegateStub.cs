using SplNet.Arguments.Generators;
using SplNet.Arguments.Reflection;
using SplNet.Measuring.HeldState;

namespace SplNet.Measuring.Calls;

/// <summary>Calls a user's delegate with the next argument of a batch.</summary>
internal static class DelegateStub
{
    public static MeasuredCall Create<T>(Delegate call, Func<IReadOnlyList<object?>> generator, Draw draw)
    {
        var arguments = new ArgumentSequence<T>();
        var empty = EmptyCall.LikeWithArgument<T>(call);
        var (workload, overhead) = call is Action<T> action
            ? (new ActionStub<T>(arguments, action).Call, new ActionStub<T>(arguments, (Action<T>)empty).Call)
            : FunctionStubs<T>(arguments, call, empty);
        return new MeasuredCall(workload, overhead, new ArgumentBatch([typeof(T)], generator, arguments, draw), draw)
        {
            Held = [.. HeldRoot.Of(call)],
        };
    }

    private static (Delegate Workload, Delegate Overhead) FunctionStubs<T>(ArgumentSequence<T> arguments, Delegate call, Delegate empty)
    {
        var result = DelegateCall.ResultOf(call);
        return (Bind(call, result), Bind(empty, EmptyCall.ResultLike(result)));

        Delegate Bind(Delegate body, Type given) => Delegate.CreateDelegate(
            typeof(Func<>).MakeGenericType(given),
            Activator.CreateInstance(typeof(FunctionStub<,>).MakeGenericType(typeof(T), given), arguments, body)!,
            nameof(FunctionStub<,>.Invoke));
    }
}

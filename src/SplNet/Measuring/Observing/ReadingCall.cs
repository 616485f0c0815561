using SplNet.Arguments.Reflection;
using SplNet.Measuring.Calls;

namespace SplNet.Measuring.Observing;

/// <summary>
/// A call whose operation includes reading the whole result, so that a lazy sequence or property is paid for by the call that returns it.
/// </summary>
internal static class ReadingCall
{
    /// <summary>The call with the reading; the same call if its result has nothing left to do.</summary>
    /// <param name="call">The call.</param>
    public static MeasuredCall Over(MeasuredCall call)
    {
        var result = DelegateCall.ResultOf(call.Workload);
        if (result == typeof(void) || (Awaitables.IsTask(result) && Awaitables.ResultOf(result) is null))
            return call;
        var content = Awaitables.ResultOf(result) ?? result;
        if (ResultShape.IsAlwaysPlain(content))
            return call;
        var stub = content == result
            ? typeof(ReadingStub<>)
            : result.IsValueType ? typeof(ReadingValueTaskStub<>) : typeof(ReadingTaskStub<>);
        var reading = stub.MakeGenericType(content);
        return call with { Workload = Bind(call.Workload), Overhead = Bind(call.Overhead) };

        Delegate Bind(Delegate body) => ((IReadingStub)Activator.CreateInstance(reading, body)!).Call;
    }
}

/// <summary>One operation that reads its result.</summary>
internal interface IReadingStub
{
    /// <summary>Performs the operation.</summary>
    Delegate Call { get; }
}

/// <summary>A function whose result is read.</summary>
/// <typeparam name="T">The type of the result.</typeparam>
internal sealed class ReadingStub<T>(Func<T> body) : IReadingStub
{
    public Delegate Call => new Func<int>(Invoke);

    private int Invoke() => ResultReader.Read(body());
}

/// <summary>An asynchronous function whose result is read.</summary>
/// <typeparam name="T">The type of the result.</typeparam>
internal sealed class ReadingTaskStub<T>(Func<Task<T>> body) : IReadingStub
{
    public Delegate Call => new Func<Task<int>>(InvokeAsync);

    private async Task<int> InvokeAsync() => ResultReader.Read(await body().ConfigureAwait(false));
}

/// <summary>The same for a value task.</summary>
/// <typeparam name="T">The type of the result.</typeparam>
internal sealed class ReadingValueTaskStub<T>(Func<ValueTask<T>> body) : IReadingStub
{
    public Delegate Call => new Func<Task<int>>(InvokeAsync);

    private async Task<int> InvokeAsync() => ResultReader.Read(await body().ConfigureAwait(false));
}

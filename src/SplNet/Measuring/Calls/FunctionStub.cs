namespace SplNet.Measuring.Calls;

/// <summary>One operation of a function with an argument.</summary>
/// <typeparam name="T">The type of the argument.</typeparam>
/// <typeparam name="TResult">The type of the result.</typeparam>
internal sealed class FunctionStub<T, TResult>(ArgumentSequence<T> arguments, Func<T, TResult> body)
{
    public TResult Invoke() => body(arguments.Next());
}

namespace SplNet.Measuring.Calls;

/// <summary>One operation of an action with an argument.</summary>
/// <typeparam name="T">The type of the argument.</typeparam>
internal sealed class ActionStub<T>(ArgumentSequence<T> arguments, Action<T> body)
{
    public Delegate Call => new Action(Invoke);

    private void Invoke() => body(arguments.Next());
}

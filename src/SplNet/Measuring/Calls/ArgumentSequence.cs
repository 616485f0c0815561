namespace SplNet.Measuring.Calls;

/// <summary>Steps through a column of arguments cyclically.</summary>
/// <typeparam name="T">The type of the arguments.</typeparam>
internal sealed class ArgumentSequence<T> : IArgumentReceiver
{
    private T[] _values = [];
    private int _mask;
    private int _next;

    public T Next() => _values[_next++ & _mask];

    public void Receive(Array[] columns, int mask)
    {
        _values = (T[])columns[0];
        _mask = mask;
    }

    public void Restart() => _next = 0;
}

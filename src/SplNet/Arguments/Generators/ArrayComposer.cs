namespace SplNet;

/// <summary>Composes arrays of a fixed length, element by element; every array is a new one.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
public sealed class ArrayComposer<T>
{
    private readonly int _length;
    private readonly Func<T> _element;

    /// <summary>A composer.</summary>
    /// <param name="length">The number of elements of each array.</param>
    /// <param name="element">Makes one element.</param>
    /// <exception cref="ArgumentOutOfRangeException">The length is negative.</exception>
    public ArrayComposer(int length, Func<T> element)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        ArgumentNullException.ThrowIfNull(element);
        _length = length;
        _element = element;
    }

    /// <summary>The next array.</summary>
    public T[] GetNext()
    {
        var array = new T[_length];
        for (var index = 0; index < array.Length; index++)
            array[index] = _element();
        return array;
    }
}

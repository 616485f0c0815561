namespace SplNet;

/// <summary>Composes new arrays of a fixed length, element by element.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
public sealed class ArrayComposer<T>
{
    private readonly int _length;
    private readonly Func<T> _element;

    /// <summary>Creates a composer.</summary>
    /// <param name="length">The number of elements of each array.</param>
    /// <param name="element">Creates one element.</param>
    /// <exception cref="ArgumentOutOfRangeException">The length is negative.</exception>
    public ArrayComposer(int length, Func<T> element)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        ArgumentNullException.ThrowIfNull(element);
        _length = length;
        _element = element;
    }

    /// <summary>Creates the next array.</summary>
    public T[] GetNext()
    {
        var array = new T[_length];
        for (var index = 0; index < array.Length; index++)
            array[index] = _element();
        return array;
    }
}

namespace SplNet.Syntax;

/// <summary>Collects the elements of a list. Most lists have one or two elements, which fit an array of exactly that size.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
internal struct SyntaxListBuilder<T>
    where T : SyntaxNode
{
    private T? _first;
    private T[]? _elements;

    public int Count { get; private set; }

    public readonly T this[int index] => Count == 1 ? _first! : _elements![index];

    public void Add(T element)
    {
        if (Count == 0)
            _first = element;
        else if (Count == 1)
            _elements = [_first!, element];
        else
            Append(element);
        Count++;
    }

    public readonly SyntaxList<T> ToList()
    {
        if (Count < 2)
            return Count == 0 ? SyntaxList<T>.Empty : new SyntaxList<T>([_first!]);
        var elements = _elements!;
        if (elements.Length > Count)
            Array.Resize(ref elements, Count);
        return new SyntaxList<T>(elements);
    }

    private void Append(T element)
    {
        if (Count == _elements!.Length)
            Array.Resize(ref _elements, Count * 2);
        _elements[Count] = element;
    }
}

using System.Collections;

namespace SplNet.Syntax;

/// <summary>An immutable list, equal to a list with equal elements. The default is empty.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
internal readonly struct SyntaxList<T>(T[]? elements) : IReadOnlyList<T>, IEquatable<SyntaxList<T>>
    where T : SyntaxNode
{
    public static SyntaxList<T> Empty => default;

    public int Count => elements is null ? 0 : elements.Length;

    public T this[int index] => elements![index];

    public static SyntaxList<T> Of(List<T>? elements) =>
        elements is null || elements.Count == 0 ? Empty : new SyntaxList<T>(elements.ToArray());

    /// <summary>Returns the first elements, at most that many.</summary>
    public SyntaxList<T> Take(int count)
    {
        if (count >= Count)
            return this;
        var first = new T[count];
        Array.Copy(elements!, first, count);
        return new SyntaxList<T>(first);
    }

    public bool Equals(SyntaxList<T> other)
    {
        if (other.Count != Count)
            return false;
        for (var index = 0; index < Count; index++)
        {
            if (!this[index].Equals(other[index]))
                return false;
        }

        return true;
    }

    public override bool Equals(object? obj) => obj is SyntaxList<T> other && Equals(other);

    public override int GetHashCode()
    {
        var hash = Count;
        foreach (var element in this)
            hash = unchecked((hash * 31) + element.GetHashCode());
        return hash;
    }

    public Enumerator GetEnumerator() => new(elements);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => ((IEnumerable<T>)(elements ?? [])).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => (elements ?? []).GetEnumerator();

    /// <summary>Enumerates a list without allocating.</summary>
    public struct Enumerator(T[]? elements)
    {
        private int _index = -1;

        public readonly T Current => elements![_index];

        public bool MoveNext() => elements is not null && ++_index < elements.Length;
    }
}

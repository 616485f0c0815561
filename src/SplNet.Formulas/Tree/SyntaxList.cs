using System.Collections;

namespace SplNet.Syntax;

/// <summary>An immutable list that equals another one with equal elements.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
internal sealed class SyntaxList<T>(T[] elements) : IReadOnlyList<T>, IEquatable<SyntaxList<T>>
    where T : SyntaxNode
{
    public static SyntaxList<T> Empty { get; } = new([]);

    public int Count => elements.Length;

    public T this[int index] => elements[index];

    public static SyntaxList<T> Of(List<T>? elements) => elements is null || elements.Count == 0 ? Empty : new SyntaxList<T>(elements.ToArray());

    public bool Equals(SyntaxList<T>? other)
    {
        if (other is null || other.Count != Count)
            return false;
        for (var index = 0; index < Count; index++)
        {
            if (!this[index].Equals(other[index]))
                return false;
        }

        return true;
    }

    public override bool Equals(object? obj) => Equals(obj as SyntaxList<T>);

    public override int GetHashCode()
    {
        var hash = Count;
        foreach (var element in elements)
            hash = unchecked((hash * 31) + element.GetHashCode());
        return hash;
    }

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)elements).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => elements.GetEnumerator();
}

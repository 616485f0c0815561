using System.Runtime.CompilerServices;

namespace SplNet.Syntax;

/// <summary>Tells parts of formulas apart by where they are, and not by what they say: to compare two by what they say is to read both.</summary>
internal sealed class SameNode : IEqualityComparer<SyntaxNode>
{
    public static SameNode Comparer { get; } = new();

    private SameNode()
    {
    }

    public bool Equals(SyntaxNode? x, SyntaxNode? y) => ReferenceEquals(x, y);

    public int GetHashCode(SyntaxNode obj) => RuntimeHelpers.GetHashCode(obj);
}

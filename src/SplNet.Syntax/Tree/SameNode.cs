using System.Runtime.CompilerServices;

namespace SplNet.Syntax;

/// <summary>Distinguishes parts of formulas by location instead of content, because comparing content reads both parts.</summary>
internal sealed class SameNode : IEqualityComparer<SyntaxNode>
{
    public static SameNode Comparer { get; } = new();

    private SameNode()
    {
    }

    public bool Equals(SyntaxNode? x, SyntaxNode? y) => ReferenceEquals(x, y);

    public int GetHashCode(SyntaxNode obj) => RuntimeHelpers.GetHashCode(obj);
}

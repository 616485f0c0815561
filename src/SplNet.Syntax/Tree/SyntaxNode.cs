namespace SplNet.Syntax;

/// <summary>A part of a formula. Two nodes are equal if their content is equal, wherever they are.</summary>
internal abstract record SyntaxNode
{
    /// <summary>Gets the location of the part, which does not count for equality.</summary>
    public TextSpan Span { get; init; }

    public virtual bool Equals(SyntaxNode? other) => other is not null && EqualityContract == other.EqualityContract;

    public override int GetHashCode() => EqualityContract.GetHashCode();

    /// <summary>Returns the canonical text.</summary>
    public sealed override string ToString() => Printer.Print(this);
}

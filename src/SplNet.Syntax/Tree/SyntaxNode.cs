namespace SplNet.Syntax;

/// <summary>A part of a formula. Two nodes are equal if they say the same, wherever they stand.</summary>
internal abstract record SyntaxNode
{
    /// <summary>Where the part stands; never a part of its value.</summary>
    public TextSpan Span { get; init; }

    public virtual bool Equals(SyntaxNode? other) => other is not null && EqualityContract == other.EqualityContract;

    public override int GetHashCode() => EqualityContract.GetHashCode();

    /// <summary>The canonical text.</summary>
    public sealed override string ToString() => Printer.Print(this);
}

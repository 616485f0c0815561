namespace SplNet.Analyzers.Completion;

/// <summary>The state of reading between brackets that are still open.</summary>
/// <param name="kind">The content of the brackets.</param>
internal sealed class Frame(FrameKind kind)
{
    public FrameKind Kind => kind;

    public QuantifierPart Quantifier { get; set; }

    /// <summary>True after the relation of a comparison, up to the next connective.</summary>
    public bool HasRelation { get; set; }

    public bool HasOptions { get; set; }

    public int Commas { get; set; }

    /// <summary>Starts a new formula or value.</summary>
    public void Begin() => (Quantifier, HasRelation) = (QuantifierPart.None, false);
}

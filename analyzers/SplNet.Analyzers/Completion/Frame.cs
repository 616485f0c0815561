namespace SplNet.Analyzers.Completion;

/// <summary>What has been read between brackets that are still open.</summary>
/// <param name="kind">What stands between them.</param>
internal sealed class Frame(FrameKind kind)
{
    public FrameKind Kind => kind;

    public QuantifierPart Quantifier { get; set; }

    /// <summary>True behind the relation of a comparison, up to the next connective.</summary>
    public bool HasRelation { get; set; }

    public bool HasOptions { get; set; }

    public int Commas { get; set; }

    /// <summary>A formula or a value begins anew.</summary>
    public void Begin() => (Quantifier, HasRelation) = (QuantifierPart.None, false);
}

namespace SplNet.Causes.Ranking;

/// <summary>One thing that was counted differently on both sides.</summary>
/// <param name="Kind">The kind of the count.</param>
/// <param name="Target">The key of the method that is called, or the name of the type or field; empty if the
/// method itself is meant.</param>
/// <param name="Before">Per operation on the older side.</param>
/// <param name="After">Per operation on the newer side.</param>
internal sealed record Clue(ClueKind Kind, string Target, double Before, double After)
{
    /// <summary>The key of the unchanged method in which it is seen, for a relation instead of a count; otherwise empty.</summary>
    public string Elsewhere { get; init; } = string.Empty;

    /// <summary>True if the type of that method has further methods of its name.</summary>
    public bool IsElsewhereOverloaded { get; init; }

    /// <summary>The overload that is called instead, or was called before; null without one.</summary>
    public Clue? Overload { get; init; }

    /// <summary>True if the type of the target has further methods of its name.</summary>
    public bool IsOverloaded { get; init; }

    /// <summary>Its line in the source; 0 without symbols.</summary>
    public int Line { get; init; }

    /// <summary>Bytes that it allocates per operation on the older side.</summary>
    public double BytesBefore { get; init; }

    /// <summary>The same on the newer side.</summary>
    public double BytesAfter { get; init; }

    /// <summary>True for calls that take less time on the newer side.</summary>
    public bool IsFaster { get; init; }

    /// <summary>False if runs of one side counted differently.</summary>
    public bool IsExact { get; init; } = true;

    /// <summary>How much it weighs; for the order alone.</summary>
    public double Weight { get; init; }
}

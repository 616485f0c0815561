namespace SplNet.Causes.Selection;

/// <summary>Whether one operand must be measured, and why.</summary>
/// <param name="Kind">The decision.</param>
/// <param name="Reason">The reason; for the user.</param>
internal sealed record OperandSelection(SelectionKind Kind, string Reason)
{
    /// <summary>The changes that affect it.</summary>
    public IReadOnlyList<SelectedChange> Changes { get; init; } = [];

    /// <summary>The changed methods as a share of the executed ones.</summary>
    public double Share { get; init; }

    /// <summary>An operand that must be measured because it cannot be decided.</summary>
    /// <param name="reason">Why not.</param>
    public static OperandSelection Unknown(string reason) => new(SelectionKind.Unknown, reason);
}

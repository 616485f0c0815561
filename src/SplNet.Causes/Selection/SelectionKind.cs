namespace SplNet.Causes.Selection;

/// <summary>Whether a change can have affected an operand.</summary>
internal enum SelectionKind
{
    /// <summary>Code or data that the operand uses has changed.</summary>
    Affected,

    /// <summary>Nothing that the operand uses has changed.</summary>
    Unaffected,

    /// <summary>It cannot be decided.</summary>
    Unknown,
}

using SplNet.History.Confirming;

namespace SplNet.Tool.Histories;

/// <summary>The result of measuring a change.</summary>
/// <param name="Change">The change.</param>
/// <param name="Outcome">The outcome; null without a valid measurement.</param>
/// <param name="Evidence">The evidence.</param>
/// <param name="Problems">The reasons for an invalid measurement.</param>
/// <param name="Operand">The operand in the notation of formulas; empty if it was not found.</param>
internal sealed record CheckedChange(
    SuspectedChange Change, ChangeOutcome? Outcome, ChangeEvidence Evidence, IReadOnlyList<string> Problems, string Operand)
{
    /// <summary>The answer of the measuring session; undecided without a valid measurement.</summary>
    public SessionAnswer Answer { get; init; } = SessionAnswer.Undecided;

    /// <summary>The path of the assembly that defines the operand's scope; empty if the operand was not found.</summary>
    public string Home { get; init; } = string.Empty;

    /// <summary>
    /// A formula that holds at the baseline but not at the commit, if the search for the commit needs one; null if the
    /// operand's time is sufficient.
    /// </summary>
    public string? Formula { get; init; }

    /// <summary>Why the change can have affected nothing that the series executes, so that it was not measured; otherwise null.</summary>
    public string? Unaffected { get; init; }

    /// <summary>Explanations of the slowdown, if they were requested and a change was shown.</summary>
    public IReadOnlyList<Explanation> Explanations { get; init; } = [];
}

using SplNet.History.Confirming;

namespace SplNet.Tool.Histories;

/// <summary>What came of a change that was measured.</summary>
/// <param name="Change">The change.</param>
/// <param name="Outcome">The outcome; null where there is no sound measurement.</param>
/// <param name="Evidence">What it rests on.</param>
/// <param name="Problems">Why there is no sound measurement.</param>
/// <param name="Operand">The operand as formulas write it; empty where it could not be found.</param>
internal sealed record CheckedChange(SuspectedChange Change, ChangeOutcome? Outcome, ChangeEvidence Evidence, IReadOnlyList<string> Problems, string Operand)
{
    /// <summary>What the session that measured it says; undecided where there is no sound measurement.</summary>
    public SessionAnswer Answer { get; init; } = SessionAnswer.Undecided;

    /// <summary>The path of the assembly in which the operand's names are looked up; empty where it could not be found.</summary>
    public string Home { get; init; } = string.Empty;

    /// <summary>A formula that holds at the baseline and not at the commit, where the search for the commit needs one; null where the operand's time tells.</summary>
    public string? Formula { get; init; }

    /// <summary>Why it is slower, where that was asked for and a change was shown.</summary>
    public IReadOnlyList<Explanation> Explanations { get; init; } = [];
}

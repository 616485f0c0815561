namespace SplNet.Evaluation.Observing;

/// <summary>The comparison of what both sides return for the same inputs.</summary>
/// <param name="Kind">The outcome.</param>
/// <param name="Inputs">The number of inputs whose outcomes were compared.</param>
/// <param name="Reason">Why the outcomes could not be compared, as part of a sentence; null if they were.</param>
/// <param name="Difference">The smallest input that shows a difference; null if there is none.</param>
internal sealed record ResultEquality(EqualityKind Kind, int Inputs, string? Reason, ResultDifference? Difference)
{
    /// <summary>The result without a comparison.</summary>
    /// <param name="reason">The reason.</param>
    public static ResultEquality Unknown(string reason) => new(EqualityKind.Unknown, 0, reason, null);
}

/// <summary>An input for which the sides differ.</summary>
/// <param name="Input">The arguments.</param>
/// <param name="Base">What the call does at the base: "returns 3".</param>
/// <param name="Other">What it does at the other revision.</param>
internal sealed record ResultDifference(string Input, string Base, string Other);

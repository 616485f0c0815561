namespace SplNet.Views.Reading;

/// <summary>An explanation on a page of why operands differ.</summary>
/// <param name="Before">The reference operand.</param>
/// <param name="After">The other one.</param>
/// <param name="MeasuredRatio">The measured ratio of the other operand to the reference.</param>
/// <param name="CountedChange">The difference of the counted work; NaN if nothing was counted.</param>
/// <param name="Lines">The likeliest causes, or the reason why none is known.</param>
/// <param name="Notes">Notes about missing counts.</param>
/// <param name="Counts">The counts, method by method.</param>
/// <param name="Work">The counted work as trees of calls.</param>
/// <param name="Sampled">Shares of the processor's time on both sides, by method.</param>
/// <param name="Instructions">Machine instructions of a call on both sides, by method.</param>
internal sealed record ReadExplanation(
    string Before, string After, double MeasuredRatio, double CountedChange, IReadOnlyList<string> Lines, IReadOnlyList<string> Notes,
    IReadOnlyList<ReadCount> Counts, IReadOnlyList<ReadFrame> Work, IReadOnlyList<(string Name, double Before, double After)> Sampled,
    IReadOnlyList<(string Name, double Before, double After)> Instructions);

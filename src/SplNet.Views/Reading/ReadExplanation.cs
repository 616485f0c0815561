namespace SplNet.Views.Reading;

/// <summary>What a page shows of why operands differ.</summary>
/// <param name="Before">The operand that is compared with.</param>
/// <param name="After">The other one.</param>
/// <param name="MeasuredRatio">What was measured: the other over that one.</param>
/// <param name="CountedChange">By how much the counted work differs; NaN if nothing was counted.</param>
/// <param name="Lines">The likeliest causes, or why there is none.</param>
/// <param name="Notes">What could not be counted.</param>
/// <param name="Counts">What was counted, method by method.</param>
/// <param name="Work">The counted work as trees of calls.</param>
/// <param name="Sampled">Shares of the processor's time on both sides, by method.</param>
internal sealed record ReadExplanation(
    string Before, string After, double MeasuredRatio, double CountedChange, IReadOnlyList<string> Lines, IReadOnlyList<string> Notes, IReadOnlyList<ReadCount> Counts, IReadOnlyList<ReadFrame> Work, IReadOnlyList<(string Name, double Before, double After)> Sampled);

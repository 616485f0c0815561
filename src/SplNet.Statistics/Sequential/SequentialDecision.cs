using System.Globalization;

namespace SplNet.Statistics;

/// <summary>The result of one interim analysis of a sequential design.</summary>
public sealed record SequentialDecision
{
    /// <summary>True if no more blocks are needed.</summary>
    public required bool Stop { get; init; }

    /// <summary>Gets the value of the claim; unknown while the design continues.</summary>
    public required Truth Truth { get; init; }

    /// <summary>Gets the reason.</summary>
    public required SequentialReason Reason { get; init; }

    /// <summary>
    /// Gets the evidence at this interim analysis, with its repeated confidence interval; null between analyses. After an early stop
    /// the estimate is biased outward, so report the interval.
    /// </summary>
    public Evidence? Evidence { get; init; }

    /// <summary>
    /// Gets the p-value of the whole design for the evidence that decided: the smallest level at which this interim analysis would have
    /// made this decision. 1 if neither evidence of a difference nor of equivalence decided.
    /// </summary>
    public double PValue { get; init; } = 1;

    /// <summary>
    /// Returns the same decision, unless the decision on the clock times is the opposite: then nothing is decided.
    /// </summary>
    /// <param name="clock">The decision on the clock times at their interim analyses.</param>
    public SequentialDecision UnlessContradictedBy(SequentialDecision clock)
    {
        ArgumentNullException.ThrowIfNull(clock);
        return Stop && clock.Stop && Truth != Truth.Unknown && clock.Truth == Kleene.Not(Truth)
            ? this with { Truth = Truth.Unknown, Reason = SequentialReason.WaitingDecides, PValue = 1 }
            : this;
    }

    /// <summary>Gets the number of blocks.</summary>
    public required int Blocks { get; init; }

    /// <summary>Gets the interim analysis; null between analyses.</summary>
    public Look? Look { get; init; }

    /// <summary>Gets the number of blocks at the next interim analysis; null after a stop.</summary>
    public int? NextLook { get; init; }

    /// <summary>Gets the reason in words, for the report.</summary>
    public string Text => Reason switch
    {
        SequentialReason.BetweenLooks => Format($"{Blocks} blocks measured; the next analysis is at {NextLook}."),
        SequentialReason.Undecided => Format($"{Blocks} blocks do not decide it; the next analysis is at {NextLook}."),
        SequentialReason.Shown => Format($"{Blocks} blocks show it, at the level {Level} of this analysis."),
        SequentialReason.ContraryEvidence => Format($"{Blocks} blocks show the opposite, at the level {Level} of this analysis."),
        SequentialReason.ViolationExcluded => Format($"{Blocks} blocks exclude a violation as large as the resolution, ") +
            Format($"at the level {Share(Look!.ResolutionAlpha)} of this analysis."),
        SequentialReason.NotShown =>
            Format($"Not shown after {Blocks} blocks, and more are unlikely to help. This is not evidence of equality."),
        SequentialReason.GainExcluded => Format($"{Blocks} blocks exclude that the claimed difference is as large as the resolution, ") +
            Format($"at the level {Share(Look!.ResolutionAlpha)} of this analysis."),
        SequentialReason.CapReached => Format($"{Blocks} blocks do not decide it, and no more may be measured."),
        SequentialReason.UnequalSpread =>
            "One side varies more than twice as much between runs as the other. " +
            Format($"That calls for a margin of 2 %, which {Blocks} blocks do not show."),
        SequentialReason.WaitingDecides =>
            Format(
                $"The result reverses when time lost to other processes is counted ({Blocks} blocks): the machine decides, not the code."),
        SequentialReason.Problem => Format($"The samples of {Blocks} blocks cannot be compared: {Evidence!.Problem}."),
        SequentialReason.NotOfCalls => "The values are not those of the calls that the claim is about.",
        _ => throw new InvalidOperationException($"No text for the reason {Reason}."),
    };

    private string Level => Share(Evidence?.Significance ?? Look!.Alpha);

    // A share of the level may be small but is never shown as 0.
    private static string Share(double level) => level.ToString(level < 0.001 ? "0.#e-0" : "0.#####", CultureInfo.InvariantCulture);

    private static string Format(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}

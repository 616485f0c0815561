using System.Globalization;

namespace SplNet.Statistics;

/// <summary>What one look of a sequential design says.</summary>
public sealed record SequentialDecision
{
    /// <summary>True if no more blocks are needed.</summary>
    public required bool Stop { get; init; }

    /// <summary>The value of the claim; unknown while the design goes on.</summary>
    public required Truth Truth { get; init; }

    /// <summary>Why.</summary>
    public required SequentialReason Reason { get; init; }

    /// <summary>
    /// The evidence at this look, its interval the repeated confidence interval of the look; null between looks. After an early stop
    /// the estimate is biased outward, and the interval is what to report.
    /// </summary>
    public Evidence? Evidence { get; init; }

    /// <summary>
    /// The p-value of the whole design for the evidence that decided: the smallest level at which this look would have decided so. 1 where
    /// no evidence of a difference, or of equivalence, decided.
    /// </summary>
    public double PValue { get; init; } = 1;

    /// <summary>
    /// The same decision, unless a decision on the times of the clock is the opposite: then nothing is decided.
    /// </summary>
    /// <param name="clock">What the times of the clock show at their own looks.</param>
    public SequentialDecision UnlessContradictedBy(SequentialDecision clock)
    {
        ArgumentNullException.ThrowIfNull(clock);
        return Stop && clock.Stop && Truth != Truth.Unknown && clock.Truth == Kleene.Not(Truth)
            ? this with { Truth = Truth.Unknown, Reason = SequentialReason.WaitingDecides, PValue = 1 }
            : this;
    }

    /// <summary>How many blocks there were.</summary>
    public required int Blocks { get; init; }

    /// <summary>The look that was taken; null between looks.</summary>
    public Look? Look { get; init; }

    /// <summary>At how many blocks the next look is due; null after a stop.</summary>
    public int? NextLook { get; init; }

    /// <summary>The reason in words, for the report.</summary>
    public string Text => Reason switch
    {
        SequentialReason.BetweenLooks => Format($"{Blocks} blocks measured; the next look is at {NextLook}."),
        SequentialReason.Undecided => Format($"{Blocks} blocks do not decide it; the next look is at {NextLook}."),
        SequentialReason.Shown => Format($"{Blocks} blocks show it, at the level {Level} of this look."),
        SequentialReason.ContraryEvidence => Format($"{Blocks} blocks show the opposite, at the level {Level} of this look."),
        SequentialReason.ViolationExcluded => Format($"{Blocks} blocks exclude a violation as large as the resolution, at the level {Share(Look!.ResolutionAlpha)} of this look."),
        SequentialReason.NotShown => Format($"Not shown after {Blocks} blocks, and more are unlikely to help. This is not evidence of equality."),
        SequentialReason.GainExcluded => Format($"{Blocks} blocks exclude that the claimed difference is as large as the resolution, at the level {Share(Look!.ResolutionAlpha)} of this look."),
        SequentialReason.CapReached => Format($"{Blocks} blocks do not decide it, and no more may be measured."),
        SequentialReason.UnequalSpread =>
            Format($"One side varies more than twice as much between runs as the other. That calls for a margin of 2 %, which {Blocks} blocks do not show."),
        SequentialReason.WaitingDecides =>
            Format($"The result reverses when time lost to other processes is counted ({Blocks} blocks): the machine decides, not the code."),
        SequentialReason.Problem => Format($"The samples of {Blocks} blocks cannot be compared: {Evidence!.Problem}."),
        SequentialReason.NotOfCalls => "The values are not those of the calls that the claim is about.",
        _ => throw new InvalidOperationException($"No text for the reason {Reason}."),
    };

    private string Level => Share(Evidence?.Significance ?? Look!.Alpha);

    // A share of the level may be small, and is never told as 0.
    private static string Share(double level) => level.ToString(level < 0.001 ? "0.#e-0" : "0.#####", CultureInfo.InvariantCulture);

    private static string Format(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}

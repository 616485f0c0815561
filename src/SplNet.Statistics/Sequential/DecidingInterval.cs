namespace SplNet.Statistics;

/// <summary>The interval at the level of the decision, whose ends agree with the decision.</summary>
/// <param name="Lower">The lower end, on the scale of the evidence.</param>
/// <param name="Upper">The upper end.</param>
/// <param name="Level">The one-sided level of each end.</param>
public readonly record struct DecidingInterval(double Lower, double Upper, double Level)
{
    /// <summary>
    /// Computes the interval for a decision: if an effect of the resolution was excluded, at the level of that exclusion; otherwise at the
    /// level at which differences are shown.
    /// </summary>
    /// <param name="decision">The decision.</param>
    /// <param name="evidence">Its evidence.</param>
    public static DecidingInterval Of(SequentialDecision decision, Evidence evidence)
    {
        ArgumentNullException.ThrowIfNull(decision);
        ArgumentNullException.ThrowIfNull(evidence);
        return decision is { Reason: SequentialReason.ViolationExcluded or SequentialReason.GainExcluded, Look: { } analysis }
            && !double.IsNaN(evidence.ResolutionUpper)
            ? new DecidingInterval(evidence.ResolutionLower, evidence.ResolutionUpper, analysis.ResolutionAlpha)
            : new DecidingInterval(evidence.Lower, evidence.Upper, evidence.Significance ?? decision.Look?.Alpha ?? double.NaN);
    }
}

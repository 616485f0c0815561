namespace SplNet;

/// <summary>One comparison of a formula and its evidence.</summary>
public sealed record ComparisonResult
{
    /// <summary>The comparison as a formula.</summary>
    public required string Text { get; init; }

    /// <summary>The left side as a formula.</summary>
    public string Left { get; init; } = string.Empty;

    /// <summary>The right side as a formula.</summary>
    public string Right { get; init; } = string.Empty;

    /// <summary>The relation that is claimed.</summary>
    public required Relation Relation { get; init; }

    /// <summary>The relative difference that counts as none, where equivalence is claimed; otherwise 0.</summary>
    public double Tolerance { get; init; }

    /// <summary>Whether it holds.</summary>
    public required Truth Truth { get; init; }

    /// <summary>The unit of both sides.</summary>
    public required MetricUnit Unit { get; init; }

    /// <summary>The reason for which the measurement stopped for this comparison.</summary>
    public required SequentialReason Reason { get; init; }

    /// <summary>The reason in words.</summary>
    public required string Explanation { get; init; }

    /// <summary>The level at which the decisive look tested, a share of α; NaN if there was none.</summary>
    public required double Level { get; init; }

    /// <summary>
    /// The interval of the effect at the level that decided. If a violation as large as the resolution was excluded, this is the level of
    /// the exclusion, and one end of the interval shows it. Otherwise it is the level at which differences are shown, and the interval
    /// shows whether there is one.
    /// </summary>
    public required DecidingInterval Interval { get; init; }

    /// <summary>
    /// The p-value of the whole sequence of looks for the evidence that decided, to be corrected over a suite
    /// (<see cref="SuiteFindings"/>); 1 if no evidence of a difference, or of equivalence, decided.
    /// </summary>
    public double PValue { get; init; } = 1;

    /// <summary>The evidence at the level of the look.</summary>
    public required Evidence Evidence { get; init; }

    /// <summary>
    /// The looks that were taken until it was decided, from the first to the last; empty in documents of an earlier SplNet.
    /// </summary>
    public IReadOnlyList<LookResult> Looks { get; init => field = value ?? []; } = [];
}

namespace SplNet.Statistics;

/// <summary>
/// The paired t test on trimmed means of blocks: d = ln left - ln right (or the difference), without the tenth of the blocks in which the
/// left side is largest relative to the right one and the tenth in which it is smallest (rounded up, from five blocks on), with the
/// winsorised variance (Tukey and McLaughlin 1963; Yuen 1974) and 0.9 (h - 1) degrees of freedom for the h remaining blocks. H0: the
/// trimmed mean of d is not negative (for "less"), not positive (for "greater"). Assumes independent blocks. Run i of both sides must have
/// been measured adjacently.
/// </summary>
/// <remarks>
/// It compares typical runs: processes that are occasionally slow as a whole, on either side, neither cause a difference nor hide one. A
/// difference in only one run of ten does not count. All iterations of a run are used: each run is reduced to
/// <see cref="DecisionOptions.Summary"/>. Bad input is answered as by <see cref="PairedRuns"/>. It is also a statistic of
/// <see cref="SequentialPlan"/>.
/// </remarks>
public sealed class TrimmedRuns : Interpretation
{
    private const double Share = 0.1;
    private const int FewestTrimmed = 5;

    // With h - 1 degrees of freedom as published, the test of 5 to 20 blocks rejects up to one and a half times as often as it should at
    // 0.1 %, and up to a third more often at 1 %.
    private const double ShareOfFreedom = 0.9;

    /// <inheritdoc/>
    public override string Name => "trimmed runs";

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Screening.Examine(left, right, options);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var pairs = BlockPairs.Of(left, right, options.Summary);
        var problem = pairs.Examine(options);
        if (problem != EvidenceProblem.None)
            return Nothing(problem, blocks, options);
        var (mean, error, kept) = TrimmedMean(pairs.Differences(options));
        var freedom = kept == pairs.Count ? kept - 1 : ShareOfFreedom * (kept - 1);
        return StudentEvidence.Of(
            Name, options, pairs.Count, (mean, Math.Max(error, options.MinimumSpread / Math.Sqrt(pairs.Count)), freedom),
            pairs.Margins(options));
    }

    /// <summary>Computes the trimmed mean of values, its standard error, and how many of them are kept.</summary>
    /// <param name="values">At least two.</param>
    internal static (double Mean, double Error, int Kept) TrimmedMean(double[] values)
    {
        var cut = Cut(values.Length);
        double[] sorted = [.. values.Order()];
        var kept = sorted[cut..(sorted.Length - cut)];
        var spread = Moments.StandardDeviation(Winsorised(sorted, cut));

        // If all kept values are equal, only the trimmed ones show any spread.
        if (spread == 0)
            return (Moments.Mean(values), Moments.StandardDeviation(values) / Math.Sqrt(values.Length), values.Length);
        return (Moments.Mean(kept), spread * Math.Sqrt((values.Length - 1) / (kept.Length * (kept.Length - 1.0))), kept.Length);
    }

    // Occasional slow runs of one side do not widen the spread.
    internal override double SpreadOf(double[] values)
    {
        var spread = Moments.StandardDeviation(Winsorised([.. values.Order()], Cut(values.Length)));
        return spread > 0 ? spread : base.SpreadOf(values);
    }

    private static int Cut(int count) => count < FewestTrimmed ? 0 : (int)Math.Ceiling(Share * count);

    private static double[] Winsorised(double[] sorted, int cut) =>
        [.. sorted.Select((_, place) => sorted[Math.Clamp(place, cut, sorted.Length - cut - 1)])];
}

namespace SplNet.Versions.Bisecting;

/// <summary>An answer with its evidence.</summary>
/// <param name="Verdict">The answer.</param>
/// <param name="Reason">One line for reports: the measurement, or why there is none.</param>
internal sealed record CommitJudgement(CommitVerdict Verdict, string Reason)
{
    /// <summary>
    /// Gets how many times as long it takes as the other side, or how many times as fast it is in a search for a gain; NaN if nothing was
    /// measured or there is no single ratio.
    /// </summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>Gets the lower end of the interval of the ratio.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>Gets the upper end of the interval of the ratio.</summary>
    public double Upper { get; init; } = double.NaN;
}

namespace SplNet.Versions.Bisecting;

/// <summary>An answer, with what it rests on.</summary>
/// <param name="Verdict">The answer.</param>
/// <param name="Reason">One line for reports: what was measured, or why nothing was.</param>
internal sealed record CommitJudgement(CommitVerdict Verdict, string Reason)
{
    /// <summary>How many times as long it takes as what it was compared with, or how many times as fast it is where a gain is searched for; NaN where nothing was measured, or no single ratio tells.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>The lower end of the interval of the ratio.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of the interval of the ratio.</summary>
    public double Upper { get; init; } = double.NaN;
}

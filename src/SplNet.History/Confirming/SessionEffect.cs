using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// The measurement of one session for a change that several sessions decide together: logarithms, positive in the suspected direction.
/// </summary>
/// <param name="Mean">The mean over its blocks, beyond the margin of the change.</param>
/// <param name="Error">The standard error of the mean, from the differences of its blocks; it excludes the effect of the
/// session on all of them.</param>
/// <param name="Blocks">The number of blocks.</param>
internal sealed record SessionEffect(double Mean, double Error, int Blocks)
{
    /// <summary>Computes the effect that a session shows.</summary>
    /// <param name="suspect">The suspected change.</param>
    /// <param name="differences">The log differences of its blocks, new minus old; at least two. None was left out because of its value,
    /// and their number was fixed before.</param>
    /// <param name="interpretation">The weighing of the sides: by trimmed means for <see cref="TrimmedRuns"/>, otherwise by means.</param>
    public static SessionEffect Of(Suspect suspect, double[] differences, IInterpretation interpretation)
    {
        var (mean, error, _) = interpretation is TrimmedRuns
            ? TrimmedRuns.TrimmedMean(differences)
            : (Moments.Mean(differences), Moments.StandardDeviation(differences) / Math.Sqrt(differences.Length), differences.Length);
        return new SessionEffect(
            (suspect.Direction == ChangeDirection.Slower ? mean : -mean) - Math.Log(1 + suspect.Margin), error, differences.Length);
    }
}

using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>What one session has measured of a change that several sessions decide together: logarithms, positive for what is suspected.</summary>
/// <param name="Mean">The mean over its blocks, beyond the margin of the change.</param>
/// <param name="Error">The standard error of that, from how its blocks differ; what the session does to all of them alike is not in it.</param>
/// <param name="Blocks">How many blocks there are.</param>
internal sealed record SessionEffect(double Mean, double Error, int Blocks)
{
    /// <summary>The effect that a session shows.</summary>
    /// <param name="suspect">The change that is suspected.</param>
    /// <param name="differences">The log differences of its blocks, new less old; at least two. None was left out because of what it is, and their number was fixed before.</param>
    /// <param name="interpretation">How sides are weighed: by trimmed means for <see cref="TrimmedRuns"/>, else by means.</param>
    public static SessionEffect Of(Suspect suspect, double[] differences, IInterpretation interpretation)
    {
        var (mean, error, _) = interpretation is TrimmedRuns
            ? TrimmedRuns.TrimmedMean(differences)
            : (Moments.Mean(differences), Moments.StandardDeviation(differences) / Math.Sqrt(differences.Length), differences.Length);
        return new SessionEffect((suspect.Direction == ChangeDirection.Slower ? mean : -mean) - Math.Log(1 + suspect.Margin), error, differences.Length);
    }
}

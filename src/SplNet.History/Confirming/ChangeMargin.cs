namespace SplNet.History.Confirming;

/// <summary>
/// The excess over the other side that counts as a change, if sessions decide independently. Within a session the same two commits differ
/// by the effect of this session on them alone (τ), and no number of blocks averages that out.
/// </summary>
internal static class ChangeMargin
{
    /// <summary>Up to this τ two sessions keep the rate of false alarms without a margin.</summary>
    public const double Negligible = 0.005;

    /// <summary>The margin while no placebo has measured τ: the typical effect of a session on hosted runners.</summary>
    public const double Unknown = 0.01;

    /// <summary>The smallest gain that is reported.</summary>
    public const double OfGains = 0.02;

    /// <summary>
    /// The margin of allocated bytes, in both directions: a session does not affect them, and a buffer that grows occasionally hardly does.
    /// </summary>
    public const double OfBytes = 0.001;

    /// <summary>Computes the margin of a slowdown.</summary>
    /// <param name="tau">τ̂ of the machine class as a fraction, or null if no placebo has measured it.</param>
    /// <returns>A fraction, not negative.</returns>
    public static double Of(double? tau) => tau switch
    {
        null => Unknown,
        <= Negligible => 0,
        _ => tau.Value,
    };
}

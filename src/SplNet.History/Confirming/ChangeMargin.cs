namespace SplNet.History.Confirming;

/// <summary>
/// By how much a side must exceed the other before that counts as a change, where sessions decide each by itself. Within a session the same two commits differ by what this session does to them alone (τ), and no number of its
/// blocks averages that out.
/// </summary>
internal static class ChangeMargin
{
    /// <summary>Up to this τ two sessions keep the rate of false alarms without a margin.</summary>
    public const double Negligible = 0.005;

    /// <summary>The margin while no placebo has told τ: what hosted runners do from one session to the next.</summary>
    public const double Unknown = 0.01;

    /// <summary>The smallest gain that is told of.</summary>
    public const double OfGains = 0.02;

    /// <summary>The margin of allocated bytes, in both directions: a session does nothing to them, and a buffer that grows now and then does next to nothing.</summary>
    public const double OfBytes = 0.001;

    /// <summary>The margin of a slowdown.</summary>
    /// <param name="tau">τ̂ of the machine class as a fraction, or null where no placebo has told it.</param>
    /// <returns>A fraction, not negative.</returns>
    public static double Of(double? tau) => tau switch
    {
        null => Unknown,
        <= Negligible => 0,
        _ => tau.Value,
    };
}

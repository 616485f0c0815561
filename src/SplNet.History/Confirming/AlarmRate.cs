using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>The rate of alarms of placebo measurements, with the exact two-sided interval (Clopper and Pearson 1934).</summary>
/// <param name="Alarms">The alarms.</param>
/// <param name="Trials">The measurements.</param>
/// <param name="Lower">The lower end.</param>
/// <param name="Upper">The upper end.</param>
internal sealed record AlarmRate(int Alarms, int Trials, double Lower, double Upper)
{
    /// <summary>Gets the share.</summary>
    public double Value => (double)Alarms / Trials;

    /// <summary>Computes the rate of alarms among trials.</summary>
    /// <param name="alarms">From 0 to the number of trials.</param>
    /// <param name="trials">At least 1.</param>
    /// <param name="confidence">Between 0 and 1.</param>
    public static AlarmRate Of(int alarms, int trials, double confidence = 0.95)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(trials, 1);
        ArgumentOutOfRangeException.ThrowIfNegative(alarms);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(alarms, trials);
        if (!(confidence is > 0 and < 1))
            throw new ArgumentOutOfRangeException(nameof(confidence), confidence, "A confidence lies between 0 and 1.");
        var tail = (1 - confidence) / 2;
        return new AlarmRate(
            alarms, trials, BinomialDistribution.LowerLimit(alarms, trials, tail), BinomialDistribution.UpperLimit(alarms, trials, tail));
    }
}

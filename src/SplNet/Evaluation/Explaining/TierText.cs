using System.Globalization;

namespace SplNet.Evaluation.Explaining;

/// <summary>Names the tiers of the runtime's compiler.</summary>
internal static class TierText
{
    private const int QuicklyCompiled = 3;
    private const int Instrumented = 6;
    private const int InstrumentedAndOptimised = 7;

    /// <summary>One tier.</summary>
    /// <param name="tier">Its number in the runtime's events (OptimizationTier of MethodLoadVerbose).</param>
    public static string Of(double tier) => tier switch
    {
        1 => "not optimised",
        2 => "optimised at once",
        QuicklyCompiled => "quickly compiled",
        4 => "optimised",
        5 => "optimised while it ran",
        Instrumented or InstrumentedAndOptimised => "compiled to be observed",
        _ => tier.ToString("tier 0", CultureInfo.InvariantCulture),
    };

    /// <summary>True if two tiers mean different code. Intermediate tiers do not: a rarely called method never leaves them.</summary>
    /// <param name="before">The number on one side.</param>
    /// <param name="after">The number on the other side.</param>
    public static bool Differ(long before, long after) => before != after && !(IsStation(before) && IsStation(after));

    /// <summary>
    /// True if code of one tier may take longer than code of another: it is not optimised and the other is, or both are in different ways.
    /// </summary>
    /// <param name="faster">The number on the side that takes less long.</param>
    /// <param name="slower">The number on the side that takes longer.</param>
    public static bool IsSlower(double faster, double slower) => faster != slower && IsOptimised(faster);

    private static bool IsOptimised(double tier) => tier is 2 or 4 or 5;

    private static bool IsStation(long tier) => tier is QuicklyCompiled or Instrumented or InstrumentedAndOptimised;
}

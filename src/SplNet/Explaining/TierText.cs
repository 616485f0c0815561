using System.Globalization;

namespace SplNet.Explaining;

/// <summary>The tiers of the runtime's compiler in words.</summary>
internal static class TierText
{
    /// <summary>One tier.</summary>
    /// <param name="tier">Its number in the runtime's events.</param>
    public static string Of(double tier) => tier switch
    {
        1 => "not optimised",
        2 => "optimised at once",
        3 => "quickly compiled",
        4 => "optimised",
        5 => "optimised while it ran",
        _ => tier.ToString("tier 0", CultureInfo.InvariantCulture),
    };
}

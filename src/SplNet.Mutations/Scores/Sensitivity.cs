using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>What a test notices of delays that were planted into its way.</summary>
internal static class Sensitivity
{
    /// <summary>The smallest delay that was noticed together with all larger ones; null where the largest was not.</summary>
    public static double? Of(IReadOnlyList<PlantedDelay> delays)
    {
        double? smallest = null;
        foreach (var delay in delays.Where(static one => one.Ratio is not null).OrderByDescending(static one => one.Wanted))
        {
            if (!delay.IsNoticed)
                break;
            smallest = delay.Wanted;
        }

        return smallest;
    }
}

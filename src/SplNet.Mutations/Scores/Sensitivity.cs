using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>The sensitivity of a test to planted delays.</summary>
internal static class Sensitivity
{
    /// <summary>Finds the smallest delay that was noticed together with all larger ones; null if the largest was not noticed.</summary>
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

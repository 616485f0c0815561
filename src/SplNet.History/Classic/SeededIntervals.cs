namespace SplNet.History.Classic;

/// <summary>
/// Seeded intervals (Kovács, Bühlmann, Li and Munk 2023, "Seeded binary segmentation"): of each length from the whole series down, shorter
/// by √2 each time, as many as overlap by three quarters. Every shift is alone in the middle of an interval that is about as long as its
/// surroundings allow, and all together have n·log n values.
/// </summary>
internal static class SeededIntervals
{
    // Each interval starts a quarter of its length after the one before.
    private const int Overlap = 4;

    private static readonly double Decay = 1 / Math.Sqrt(2);

    /// <summary>Lists the intervals, the longest first.</summary>
    /// <param name="count">The length of the series.</param>
    /// <param name="shortest">The length of the shortest interval.</param>
    public static IEnumerable<(int From, int To)> Of(int count, int shortest)
    {
        for (double wanted = count; count >= shortest; wanted *= Decay)
        {
            var length = Math.Max(shortest, (int)Math.Round(wanted));
            var number = 1 + (int)Math.Ceiling(Overlap * (count - length) / (double)length);
            for (var index = 0; index < number; index++)
            {
                var from = number == 1 ? 0 : (int)Math.Round((double)index * (count - length) / (number - 1));
                yield return (from, from + length);
            }

            if (length == shortest)
                yield break;
        }
    }
}

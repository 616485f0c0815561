using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>
/// Pairs the sites of both sides that allocate the same type in one method. Lines move from build to build, so
/// sites are paired in the order of the code, such that the bytes of the pairs differ as little as possible in total, and at
/// as few sites as possible.
/// </summary>
internal static class PairedSites
{
    // The table of the alignment has the product of both numbers.
    private const int MostSites = 300;

    // Decides only between pairings whose bytes differ equally.
    private const double Site = 1e-3;

    /// <summary>Pairs sites. A site without a partner is paired with an empty tally.</summary>
    /// <param name="before">The sites of the older side, in the order of the code.</param>
    /// <param name="after">The sites of the newer side.</param>
    /// <returns>The pairs; empty if there are too many sites to pair.</returns>
    public static IReadOnlyList<(Tally Before, Tally After)> Of(IReadOnlyList<Tally> before, IReadOnlyList<Tally> after)
    {
        if (Math.Max(before.Count, after.Count) > MostSites)
            return [];
        var left = Differences(before, after);
        var pairs = new List<(Tally, Tally)>();
        var (old, @new) = (0, 0);
        while (old < before.Count || @new < after.Count)
        {
            var rest = left[old][@new];
            if (old < before.Count && @new < after.Count && rest == Together(before[old], after[@new]) + left[old + 1][@new + 1])
                pairs.Add((before[old++], after[@new++]));
            else if (@new < after.Count && rest == Alone(after[@new]) + left[old][@new + 1])
                pairs.Add((default, after[@new++]));
            else
                pairs.Add((before[old++], default));
        }

        return pairs;
    }

    // For each suffix of both lists, the smallest sum of differences.
    private static double[][] Differences(IReadOnlyList<Tally> before, IReadOnlyList<Tally> after)
    {
        double[][] least = [.. Enumerable.Range(0, before.Count + 1).Select(_ => new double[after.Count + 1])];
        for (var old = before.Count; old >= 0; old--)
        {
            for (var @new = after.Count; @new >= 0; @new--)
            {
                if (old == before.Count && @new == after.Count)
                    continue;
                var alone = Math.Min(
                    old < before.Count ? Alone(before[old]) + least[old + 1][@new] : double.PositiveInfinity,
                    @new < after.Count ? Alone(after[@new]) + least[old][@new + 1] : double.PositiveInfinity);
                least[old][@new] = old < before.Count && @new < after.Count
                    ? Math.Min(alone, Together(before[old], after[@new]) + least[old + 1][@new + 1])
                    : alone;
            }
        }

        return least;
    }

    private static double Together(Tally before, Tally after) =>
        after.Bytes == before.Bytes ? 0 : Math.Abs(after.Bytes - before.Bytes) + Site;

    private static double Alone(Tally site) => Together(site, default);
}

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// Chooses which operands take the runs of earlier experiments. It never chooses all: an experiment that measures nothing
/// shows nothing about today.
/// </summary>
internal static class ReusePlan
{
    /// <summary>Decides.</summary>
    /// <param name="sides">The operands that have a key.</param>
    /// <param name="isComplete">True if these are all operands of the experiment.</param>
    public static void Decide(IReadOnlyList<ReusedSide> sides, bool isComplete)
    {
        // Two names for one operand share its runs, and none of these counts twice.
        foreach (var same in sides.Where(static side => side.IsReusable).GroupBy(static side => side.Key, StringComparer.Ordinal))
            same.First().IsReused = true;
        if (!isComplete || !sides.All(static side => side.IsReused))
            return;
        foreach (var side in Measured(sides))
            side.IsReused = false;
    }

    // Today's code is what the user asks about. Between versions, those that were measured longest ago have seen the machine drift most.
    private static List<ReusedSide> Measured(IReadOnlyList<ReusedSide> sides)
    {
        var today = sides.Where(static side => side.IsOfToday).ToList();
        return today.Count > 0 ? today : sides.Count > 0 ? [sides.MinBy(static side => side.Kept[0].Measured)!] : [];
    }
}

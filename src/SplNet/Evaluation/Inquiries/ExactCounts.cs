namespace SplNet.Evaluation.Inquiries;

/// <summary>The constant counts of the runs of both sides: a fact, without a share in the level.</summary>
/// <param name="Base">At the base.</param>
/// <param name="Other">At the revision in question.</param>
internal sealed record ExactCounts(double Base, double Other)
{
    private const int FewestRuns = 2;

    /// <summary>The bytes that runs counted along with times; null if two runs of a side differ, or a side has fewer than two.</summary>
    /// <param name="baseName">The operand at the base.</param>
    /// <param name="otherName">The operand at the revision in question.</param>
    /// <param name="result">The runs.</param>
    public static ExactCounts? OfBytes(string baseName, string otherName, ExperimentResult result) =>
        Constant(baseName, result) is { } before && Constant(otherName, result) is { } after ? new ExactCounts(before, after) : null;

    private static double? Constant(string operand, ExperimentResult result)
    {
        var runs = result.Operands.FirstOrDefault(one => one.Name == operand)?.Runs ?? [];
        var values = runs.Select(static run => run.AllocatedBytes).Distinct().ToList();
        return runs.Count >= FewestRuns && values is [var only] && double.IsFinite(only) ? only : null;
    }
}

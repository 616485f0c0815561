namespace SplNet.Statistics.Tests;

/// <summary>
/// The samples behind the reference values from R 4.2.2. In R: A and B are lists of the runs, a &lt;- unlist(A); b &lt;- unlist(B).
/// </summary>
internal static class Reference
{
    public static readonly Sample A = Make.Runs(
        [103.1, 102.2, 104.9, 103.3],
        [99.2, 100.4, 98.7, 101.3],
        [101.7, 102.5, 100.95, 101.1],
        [104.85, 106.1, 105.2, 104.4],
        [102.3, 101.8, 103.6, 102.9]);

    public static readonly Sample B = Make.Runs(
        [100.45, 99.6, 101.2, 100.7],
        [98.8, 97.9, 99.5, 98.3],
        [99.1, 100.3, 98.5, 99.9],
        [101.25, 102.4, 100.8, 101.5],
        [100.9, 100.1, 101.6, 99.85]);

    public static readonly DecisionOptions Ratios = new();

    public static readonly DecisionOptions Differences = new() { Scale = ComparisonScale.Difference };
}

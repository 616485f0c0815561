using SplNet.Causes.Selection;
using SplNet.Tool.Selecting;

namespace SplNet.Tool.Comparing;

/// <summary>Which of the comparisons a change can have affected, decided before the first one is measured.</summary>
internal static class ComparisonSelections
{
    /// <summary>A decision for each comparison, in their order. Nothing is timed, so operands run next to each other.</summary>
    /// <param name="comparisons">The comparisons.</param>
    /// <param name="request">The request of the user.</param>
    public static OperandSelection?[] Of(IReadOnlyList<RevisionComparison> comparisons, CompareRequest request)
    {
        var selector = new OperandSelector();
        var selections = new OperandSelection?[comparisons.Count];
        Parallel.For(0, comparisons.Count, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, index =>
        {
            var comparison = comparisons[index];
            selections[index] = selector.Select(
                comparison.Requirement(request.Settings.Over).Experiment(), comparison.BaseName, comparison.OtherName);
        });
        return selections;
    }
}

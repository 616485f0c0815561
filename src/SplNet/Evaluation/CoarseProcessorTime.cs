using SplNet.Formulas;
using SplNet.Syntax;

namespace SplNet.Evaluation;

/// <summary>What a claim on processor time cannot tell where the system counts it by the ticks of its scheduler.</summary>
internal static class CoarseProcessorTime
{
    private const string Note = "this system counts processor time in steps of 15.6 ms, so 'cpu' of a run that measured for less than a second is off by some percent, and may be nothing: claim it of more or longer calls.";

    /// <summary>The note, where a comparison asks for it.</summary>
    /// <param name="comparisons">The comparisons of the formula.</param>
    public static IEnumerable<string> Notes(IEnumerable<Comparison> comparisons) => Notes(comparisons, OperatingSystem.IsWindows());

    internal static IEnumerable<string> Notes(IEnumerable<Comparison> comparisons, bool isCoarse) =>
        isCoarse && comparisons.SelectMany(static comparison => comparison.OperandEstimates()).Any(static estimate => estimate.Kind.Metric == Estimators.Cpu) ? [Note] : [];
}

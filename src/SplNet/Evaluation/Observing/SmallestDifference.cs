using System.Diagnostics;
using SplNet.Measuring.Observing;

namespace SplNet.Evaluation.Observing;

/// <summary>
/// Finds a small input for which two sides differ. Each round tries many inputs that the generator makes of fewer or lower random choices,
/// because every round starts a process for each side.
/// </summary>
/// <param name="observe">Observes both sides with inputs of given choices.</param>
internal sealed class SmallestDifference(Func<IReadOnlyList<double[]>, (ObservedResults Base, ObservedResults Other)> observe)
{
    private const int MostRounds = 10;
    private const int MostCandidates = 400;

    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(10);

    /// <summary>Searches from a difference.</summary>
    /// <param name="first">The call at the base.</param>
    /// <param name="other">The call at the other revision.</param>
    public ResultDifference From(ObservedCall first, ObservedCall other)
    {
        var start = Stopwatch.GetTimestamp();
        for (var round = 0; round < MostRounds && Stopwatch.GetElapsedTime(start) < Longest; round++)
        {
            var candidates = Candidates(first.Choices).Take(MostCandidates).ToList();
            if (candidates.Count == 0)
                break;
            var (before, after) = observe(candidates);
            var smaller = before.Calls.Zip(after.Calls)
                .Where(pair => pair.First is { } one && pair.Second is { } two && one.InputHash == two.InputHash
                    && one.ResultHash != two.ResultHash && IsSmaller(one.Choices, first.Choices))
                .Select(static pair => (Base: pair.First!, Other: pair.Second!)).ToList();
            if (smaller.Count == 0)
                break;
            (first, other) = smaller.Aggregate(static (one, two) => IsSmaller(two.Base.Choices, one.Base.Choices) ? two : one);
        }

        return new ResultDifference(first.Input, first.Result, other.Result);
    }

    // Fewer choices, or lower ones, the later the more: what matters moves to the front.
    private static bool IsSmaller(double[] one, double[] other) => one.Length != other.Length
        ? one.Length < other.Length
        : Weight(one) < Weight(other);

    private static double Weight(double[] choices) => choices.Select(static (choice, index) => choice * (index + 1)).Sum();

    private static IEnumerable<double[]> Candidates(double[] choices)
    {
        yield return [];
        for (var size = choices.Length / 2; size > 0; size /= 2)
        {
            var step = Math.Max(1, Math.Max(size, choices.Length / 50));
            for (var index = 0; index + size <= choices.Length; index += step)
                yield return [.. choices[..index], .. choices[(index + size)..]];
        }

        // The first choices often decide a length.
        for (var index = 0; index < Math.Min(choices.Length, 100); index++)
        {
            foreach (var factor in new[] { 0, 1.0 / 1024, 1.0 / 64, 1.0 / 8, 0.5, 0.75, 0.9, 0.99 }.Where(_ => choices[index] > 0))
            {
                double[] changed = [.. choices];
                changed[index] *= factor;
                yield return changed;
            }
        }
    }
}

using System.Diagnostics;
using SplNet.Arguments.Generators;
using SplNet.Replaying;
using static System.FormattableString;

namespace SplNet.Evaluation.Claims;

/// <summary>
/// Compares what two sides return for generated inputs, in this process. The first difference is made smaller: the random choices of its
/// input are lowered and removed as long as both sides still differ.
/// </summary>
/// <param name="inputs">Makes the inputs.</param>
/// <param name="first">The one side.</param>
/// <param name="second">The other side.</param>
/// <param name="equality">Compares results; null to compare their content.</param>
/// <typeparam name="T">The type of the inputs.</typeparam>
[StackTraceHidden]
internal sealed class ResultComparison<T>(
    Gen<T> inputs, Func<T, object?> first, Func<T, object?> second, Func<object?, object?, bool>? equality)
{
    private const int MostAttempts = 5_000;
    private const int Halvings = 24;

    private static readonly TimeSpan MostTime = TimeSpan.FromSeconds(5);

    private readonly long _start = Stopwatch.GetTimestamp();
    private int _attempts;

    /// <summary>Compares the results for a number of inputs, which the points of the axes share.</summary>
    /// <param name="count">The number, at least one for each point.</param>
    /// <param name="seed">The seed of the inputs.</param>
    /// <param name="names">The names of both sides.</param>
    /// <exception cref="DifferentResultsException">They differ.</exception>
    public void Require(int count, int seed, (string First, string Second) names)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(count, 1);

        // The test has passed here in its own process; a measuring process only passes through.
        if (ReplaySession.Current is not null)
            return;
        var points = inputs.Parameters.Select(static point => point.Values).ToList();
        for (var index = 0; index < Math.Max(count, points.Count); index++)
        {
            var point = points[index % points.Count];
            var random = new ChosenRandom([], new Random(DerivedSeed.Of(seed, index)));
            if (Differ(point, random) is { } difference)
                throw Smallest(point, [.. random.Taken], difference).ToException(names, index + 1, seed);
        }
    }

    // A call may change its input, so each side has its own.
    private Difference? Differ(IReadOnlyList<object> point, ChosenRandom random)
    {
        var input = Make(point, random);
        var one = Outcome.Of(first, input);
        var other = Outcome.Of(second, Make(point, new ChosenRandom(random.Taken)));
        return one.Equals(other, equality) ? null : new Difference(Make(point, new ChosenRandom(random.Taken)), one, other);
    }

    private T Make(IReadOnlyList<object> point, Random random) => inputs.Begin(Draw.From(point, random));

    private Difference Smallest(IReadOnlyList<object> point, List<double> choices, Difference difference)
    {
        var isSmaller = true;
        while (isSmaller)
        {
            isSmaller = false;
            for (var size = Math.Max(1, choices.Count / 2); size > 0; size /= 2)
            {
                for (var index = 0; index + size <= choices.Count; index++)
                    isSmaller |= Take([.. choices[..index], .. choices[(index + size)..]]);
            }

            for (var index = 0; index < choices.Count; index++)
            {
                var (low, high) = (0.0, choices[index]);
                if (high == 0 || (isSmaller |= Take(With(index, 0))))
                    continue;
                for (var step = 0; step < Halvings && index < choices.Count; step++)
                {
                    var middle = (low + high) / 2;
                    if (Take(With(index, middle)))
                        (high, isSmaller) = (middle, true);
                    else
                        low = middle;
                }
            }
        }

        return difference;

        List<double> With(int index, double choice)
        {
            List<double> changed = [.. choices];
            changed[index] = choice;
            return changed;
        }

        bool Take(IReadOnlyList<double> tried)
        {
            if (_attempts++ >= MostAttempts || Stopwatch.GetElapsedTime(_start) > MostTime)
                return false;
            var random = new ChosenRandom(tried);
            try
            {
                if (Differ(point, random) is not { } found || !IsSmaller(random.Taken, choices))
                    return false;
                (choices, difference) = ([.. random.Taken], found);
                return true;
            }
            catch (SplNetException)
            {
                return false; // the generator's condition holds for no such input
            }
        }
    }

    // Fewer choices, or lower ones, the later the more: so that what matters moves to the front.
    private static bool IsSmaller(IReadOnlyList<double> one, List<double> other) => one.Count != other.Count
        ? one.Count < other.Count
        : one.Select(static (choice, index) => choice * (index + 1)).Sum()
            < other.Select(static (choice, index) => choice * (index + 1)).Sum();

    private sealed record Difference(T Input, Outcome First, Outcome Second)
    {
        public DifferentResultsException ToException((string First, string Second) names, int tried, int seed) => new(
            $"Different results for {Outcome.Text(Input)}: {names.First} {First}, {names.Second} {Second}." +
            Invariant($" This is the smallest input that was found, from input {tried} with the seed {seed}."),
            Input,
            First.Failure ?? Second.Failure);
    }
}

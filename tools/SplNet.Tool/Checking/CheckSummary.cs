using SplNet.Statistics;

namespace SplNet.Tool.Checking;

/// <summary>The results of the experiments of a check.</summary>
internal sealed record CheckSummary
{
    /// <summary>The probability with which a visible effect is shown.</summary>
    public const double Power = 0.9;

    // The relative spread assigned to repeated equal readings of a clock, as in the engine.
    private const double ClockSpread = 1e-3;

    private static readonly int[] RunCounts = [5, 10, 20];

    public required FalseAlarms FalseAlarms { get; init; }

    /// <summary>How many experiments decided nothing: no false alarm, and no answer either.</summary>
    public required int Undecided { get; init; }

    /// <summary>The geometric mean of the operation time, in nanoseconds.</summary>
    public required double Nanoseconds { get; init; }

    public required Variation Variation { get; init; }

    public required IReadOnlyList<VisibleEffect> Visible { get; init; }

    /// <summary>Blocks per experiment, on average.</summary>
    public required double Blocks { get; init; }

    /// <summary>How long all experiments took.</summary>
    public required TimeSpan Duration { get; init; }

    /// <summary>Notes of the experiments, each once.</summary>
    public required IReadOnlyList<string> Notes { get; init; }

    /// <summary>The seed of the first experiment; each later one has the next seed.</summary>
    public required int Seed { get; init; }

    /// <summary>Sums up valid experiments on two equal operands, all with one α.</summary>
    /// <param name="results">At least one.</param>
    public static CheckSummary Of(IReadOnlyList<ExperimentResult> results)
    {
        var alpha = results[0].Alpha;
        var variation = Variation.Of(results);
        var spread = Math.Max(variation.BetweenBlocks, ClockSpread);
        return new CheckSummary
        {
            FalseAlarms = new FalseAlarms(results.Count(static result => result.Verdict == Verdict.Fail), results.Count, alpha),
            Undecided = results.Count(static result => result.Verdict == Verdict.Inconclusive),
            Nanoseconds = Math.Exp(
                results.SelectMany(static result => result.Operands).Average(static operand => Math.Log(operand.Nanoseconds))),
            Variation = variation,
            Visible = [.. RunCounts.Select(runs => new VisibleEffect(runs, RunPower.DetectableEffect(spread, runs, alpha, Power)))],
            Blocks = results.Average(static result => result.Operands[0].Runs.Count),
            Duration = TimeSpan.FromSeconds(results.Sum(static result => result.Seconds)),
            Notes = [.. results.SelectMany(static result => result.Notes).Distinct(StringComparer.Ordinal)],
            Seed = results[0].Seed,
        };
    }
}

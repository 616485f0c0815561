using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Reporting;
using SplNet.Values;

namespace SplNet.Tool.Mutating;

/// <summary>Determines the end of a run.</summary>
internal static class MutateEnd
{
    /// <summary>The exit code.</summary>
    /// <param name="results">The run.</param>
    /// <param name="breakAt">The lowest passing score; null for none.</param>
    public static ExitCode Of(MutationResults results, double? breakAt)
    {
        var score = results.Scores.Total[0];
        if (BelowLimit(results, breakAt) is not null)
            return ExitCode.Fail;
        if (score.Mutants == 0)
            return ExitCode.NothingToRun;
        if (results.Mutants.Any(static one => one.Pairs.Any(static pair => pair.Measured is { Failure: not null, IsTimeout: false }))
            || results.Tests.Any(static test => test.Problem is not null))
            return ExitCode.NotMeasured;
        return (!results.Settings.ScreenOnly && score.Inconclusive + score.NotMeasured > 0)
            || results.Mutants.Any(static one => one.Status == MutantStatus.NotCounted)
            ? ExitCode.Inconclusive
            : ExitCode.Ok;
    }

    /// <summary>The message for a score below the limit; null if it is not below.</summary>
    public static string? BelowLimit(MutationResults results, double? breakAt)
    {
        var score = results.Scores.Total[0];
        return score.Adjusted < breakAt
            ? $"The score is {Percents.Part(score.KilledAdjusted, score.Covered - score.NotMeasured)} " +
                $"at {Percents.Exactly(score.Threshold)}, below --break-at {Percents.Exactly(breakAt.Value)[..^2]}: " +
                $"{Plural.Of(score.Survived, "mutant")} survived."
            : null;
    }
}

using System.Globalization;
using SplNet.Mutations.Results;
using SplNet.Values;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Formats scores as tables.</summary>
internal static class ScoreReport
{
    private static readonly string[] Head =
    [
        "score", "unadjusted", "covered", "survived", "inconclusive", "not measured", "not executed differently", "pairs that kill",
        "tests a mutant",
    ];

    /// <summary>The score of all mutants, a row per threshold.</summary>
    public static ShownTable Total(MutationResults results) => new(
        "Scores: the share of covered and measured mutants that a test was shown to notice; adjusted for all tests of a mutant (Holm)",
        ["slower by more than", .. Head],
        [.. results.Scores.Total.Select(static score => (IReadOnlyList<string>)[Percents.Exactly(score.Threshold), .. Cells(score)])]);

    /// <summary>The scores of each operator's mutants, a row per operator and threshold.</summary>
    public static ShownTable Operators(MutationResults results) => new(
        "By operator",
        ["operator", .. Head],
        [.. results.Scores.Operators.SelectMany(static group =>
            group.Scores.Select(score => (IReadOnlyList<string>)[$"{group.Name} {Percents.Exactly(score.Threshold)}", .. Cells(score)]))]);

    /// <summary>The score of each suite's tests alone; null if there is only one suite.</summary>
    public static ShownTable? Suites(MutationResults results) => results.Scores.Suites.Count < 2 ? null : new ShownTable(
        "By suite, each on its own; exclusive: killed by no other suite",
        ["suite", .. Head, "exclusive"],
        [.. results.Scores.Suites.SelectMany(static group => group.Scores.Zip(group.Exclusive, (score, exclusive) => (IReadOnlyList<string>)
        [
            $"{group.Name} {Percents.Exactly(score.Threshold)}",
            .. Cells(score),
            Percents.Part(exclusive, score.Covered - score.NotMeasured),
        ]))]);

    /// <summary>The controls that the same measurement kills by mistake; null if none were measured.</summary>
    public static ShownTable? Controls(MutationResults results) => results.Scores.Controls.Count == 0 ? null : new ShownTable(
        "Controls: mutants that no test must kill",
        ["control", "killed wrongly", "at most (95 %)"],
        [.. results.Scores.Controls.Select(static rate => (IReadOnlyList<string>)
        [
            $"{Word(rate.Kind)} {Percents.Exactly(rate.Threshold)}", $"{rate.Killed} of {rate.Measured}", Percents.Of(rate.Upper),
        ])]);

    /// <summary>The properties and the sensitivity of each test.</summary>
    public static ShownTable Tests(MutationResults results) => new(
        "Tests",
        ["test", "suites", "time", "deviation", "mutants covered", "killed", "notices from"],
        [.. results.Tests.Select(test => (IReadOnlyList<string>)
        [
            test.Name,
            string.Join(", ", test.Suites),
            test.Nanoseconds is { } time ? Quantity.Format(time, MetricUnit.Nanoseconds) : test.Problem is null ? Percents.None : "none",
            Percents.Of(test.RelativeDeviation),
            Number(results.Mutants.Count(mutant => mutant.IsCovered && mutant.Pairs.Any(pair => pair.Differs && pair.Test == test.Name))),
            Number(results.Mutants.Count(
                mutant => mutant.Verdicts.Count > 0 && mutant.Verdicts[0].KilledBy.Contains(test.Name, StringComparer.Ordinal))),
            test.Sensitivity is { } delay ? Percents.Exactly(delay)
            : test.Delays.Count == 0 ? Percents.None
            : $"not {Percents.Exactly(test.Delays.Max(static one => one.Wanted))}",
        ])],
        NumbersFrom: 2);

    /// <summary>The kind of a control as a word.</summary>
    public static string Word(ControlKind kind) => kind == ControlKind.Identity ? "identity" : "layout";

    private static string[] Cells(MutationScore score) =>
    [
        Percents.Part(score.KilledAdjusted, score.Covered - score.NotMeasured),
        Percents.Of(score.Score),
        Percents.Part(score.Covered, score.Mutants),
        Number(score.Survived),
        Number(score.Inconclusive),
        Number(score.NotMeasured),
        Number(score.NotExecutedDifferently),
        Percents.Part(score.PairsKilled, score.Pairs),
        score.TestsPerMutant is { } tests ? tests.ToString("0.#", CultureInfo.InvariantCulture) : Percents.None,
    ];

    private static string Number(int value) => value.ToString(CultureInfo.InvariantCulture);
}

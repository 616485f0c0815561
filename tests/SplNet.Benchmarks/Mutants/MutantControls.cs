using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Benchmarks;

/// <summary>
/// What mutation testing kills that must not be killed: mutants that are the program itself, and such that only move its code.
/// </summary>
internal static class MutantControls
{
    /// <summary>Pairs with an identity mutant, and as many with a layout mutant.</summary>
    public const int DefaultCount = 300;

    /// <summary>For how long to measure them, at most.</summary>
    public const string DefaultBudget = "40min";

    /// <summary>Measures controls.</summary>
    /// <param name="count">Pairs with an identity mutant.</param>
    /// <param name="budget">For how long to measure them, as the command takes it.</param>
    public static string Run(int count, string budget)
    {
        using var folder = new SuiteFolder();
        var library = MutatedLibrary.Built();
        var results = MutationRun.Of(
            $"Measures controls for {budget}.",
            folder, library.Project,
            [
                "--tests", "formulas=" + library.Formulas, "--assembly", library.Performance, "--controls",
                FormattableString.Invariant($"{count},{count * 2 / 3}"), "--operators", "LIN", "--budget", budget, "--resume",
                folder.PathOf("controlled"),
            ]).Results;
        return $"""
            | control | threshold | killed | of | rate that this does not exclude, at 95 % |
            |---|---:|---:|---:|---:|
            {string.Join(Environment.NewLine, results.Scores.Controls.Select(static rate => FormattableString.Invariant($"| {rate.Kind} | {rate.Threshold:P0} | {rate.Killed} | {rate.Measured} | {rate.Upper:P1} |")))}
            | Identity, by the interval of the published tool | 1 % | {Coupled(results).Count(static size => size >= ControlRates.Finest)} | {Coupled(results).Count} | |

            """;
    }

    /// <summary>The bug sizes that the published interval finds in a program compared with itself.</summary>
    private static List<double> Coupled(MutationResults results) =>
        [.. results.Controls.Where(static control => control is { Kind: ControlKind.Identity, Pair.IsMeasured: true })
            .Select(static control =>
                RelativeIntervals.Coupled(control.Pair.Measured!.BaseIterations, control.Pair.Measured.MutantIterations).BugSize)];
}

using System.Globalization;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Operands.Formulas;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;

namespace SplNet.Evaluation.Baselines;

/// <summary>An experiment with commits instead of its baselines.</summary>
/// <param name="Experiment">The claim: against several baselines, the formula of each.</param>
/// <param name="Operands">The measured operands.</param>
/// <param name="Notes">Remarks on the baselines for the report.</param>
internal sealed record ComparedBaselines(Experiment Experiment, IReadOnlyList<MeasuredOperand> Operands, IReadOnlyList<ResultMessage> Notes)
{
    // Enough digits for a reader to distinguish the commits of a repository.
    private const int ShownDigits = 10;

    /// <summary>True for an operand that is the baseline.</summary>
    public static bool IsBefore(MeasuredOperand operand) => operand.Operand.Revision == Revision.Before;

    /// <summary>The names of the operands that are.</summary>
    public static string Named(IEnumerable<MeasuredOperand> operands) =>
        string.Join(" and ", operands.Where(IsBefore).Select(static operand => $"'{operand.Name}'"));

    /// <summary>Compares with commits.</summary>
    /// <param name="baselines">The commits, at least one.</param>
    /// <param name="experiment">The experiment.</param>
    /// <param name="operands">Its measured operands.</param>
    public static ComparedBaselines At(IReadOnlyList<Baseline> baselines, Experiment experiment, IReadOnlyList<MeasuredOperand> operands)
    {
        if (baselines is [var only])
        {
            return new ComparedBaselines(
                experiment,
                [.. operands.Select(
                    operand => IsBefore(operand) ? operand with { Operand = operand.Operand.At(Revision.Git(only.Commit)) } : operand)],
                [MessageRules.BaselineUsed.Of(
                    $"{Named(operands)} is the last commit before today's at which the requirement passed, {When(only)}.")]);
        }

        var before = operands.Where(IsBefore).ToList();
        var symbols = before.Select(static operand => operand.Symbol).ToHashSet();
        return new ComparedBaselines(
            experiment.Claiming(baselines.Select(
                baseline => experiment.Formula.On(symbol => symbols.Contains(symbol) ? SymbolAt(baseline, symbol) : symbol))
                .Aggregate(static (left, right) => new Conjunction(left, right))),
            [
                .. operands.Where(static operand => !IsBefore(operand)),
                .. baselines.SelectMany(baseline => before.Select(operand => At(baseline, operand))),
            ],
            [MessageRules.BaselineUsed.Of(
                $"{Named(operands)} is each of {baselines.Count.ToString(CultureInfo.InvariantCulture)} " +
                $"commits before today's at which the requirement passed ({experiment.Options.Baselines.Historian}): " +
                $"{string.Join(", ", baselines.Select(static baseline => $"{baseline.Commit[..ShownDigits]}, {When(baseline)}"))}.")]);
    }

    /// <summary>Compares today's code with itself.</summary>
    /// <param name="reason">The reason why there is no baseline.</param>
    /// <param name="today">The checked-out commit.</param>
    /// <param name="experiment">The experiment.</param>
    /// <param name="operands">Its measured operands.</param>
    public static ComparedBaselines Without(
        string reason, CheckedOutCommit today, Experiment experiment, IReadOnlyList<MeasuredOperand> operands) => new(
            experiment,
            [.. operands.Select(static operand => IsBefore(operand)
                ? operand with { Operand = operand.Operand.Today(), Instead = "today's code, for want of a baseline" }
                : operand)],
            [
                MessageRules.NoBaseline.Of(
                    $"{reason} {Named(operands)} is today's code here, which is compared with itself: " +
                    "a pass says nothing of earlier code."),
                MessageRules.NoBaseline.Of(today.IsChanged
                    ? "The work tree has changes, so this cannot become the baseline: commit them, and evaluate the requirement once more."
                    : $"If the requirement passes, commit {today.Id[..ShownDigits]} becomes the baseline."),
            ]);

    // Measuring processes know the operand by the name that it has in the formula.
    private static MeasuredOperand At(Baseline baseline, MeasuredOperand operand) => operand with
    {
        Symbol = SymbolAt(baseline, operand.Symbol),
        Operand = operand.Operand.At(Revision.Git(baseline.Commit)),
        ReplayedAs = operand.ReplayedAs ?? operand.Name,
    };

    // The name of a text is complete, including the version.
    private static FormulaOperand SymbolAt(Baseline baseline, FormulaOperand symbol) =>
        new(symbol.Version is null ? symbol.WithoutVersion : symbol.Name, symbol.Parameters, Revision.Git(baseline.Commit[..ShownDigits]))
        {
            WithoutVersion = symbol.WithoutVersion,
        };

    private static string When(Baseline baseline) =>
        string.Create(CultureInfo.InvariantCulture, $"on {baseline.Passed.UtcDateTime:yyyy-MM-dd HH:mm} UTC");
}

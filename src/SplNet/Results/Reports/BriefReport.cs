using System.Globalization;
using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>The report in a few lines: the finding, its certainty, and the remedy.</summary>
internal static class BriefReport
{
    // The indent makes operands visible between the lines of text.
    private const string Deeper = "  ";

    private const int MostOperands = 4;

    // A note that is alone is shorter than the line that counts it.
    private const int MostNotes = 2;

    // Fewer disturbed iterations do not move a median.
    private const double NoticeableShare = 0.1;

    /// <summary>The report.</summary>
    public static string Render(ExperimentResult result)
    {
        var deciding = result.Comparisons.Count == 0 ? null : HeaderText.Deciding(result);
        var lines = new List<string> { HeaderText.Of(result) };
        lines.AddRange(ProblemText.OtherLines(result));
        if (result.Verdict == Verdict.Invalid)
            lines.Add(HeaderText.Claimed(result));
        if (result.Operands.Any(TextReport.IsMeasured) && IncompleteText.Of(result) is { } incomplete)
            lines.Add(incomplete);
        if (!result.Passed && deciding is not null)
        {
            lines.AddRange(Operands(result, deciding));
            lines.Add(Design(result, deciding));
            lines.AddRange(AdviceText.Of(deciding));
        }
        else if (result.Verdict == Verdict.Inconclusive)
        {
            lines.Add(AdviceText.TooFewRuns);
        }

        lines.AddRange(result.Explanations.SelectMany(WhyText.Of));
        lines.AddRange(Notes(result).SelectMany(ProblemText.Lines));
        if (!result.Passed && result.Repeat is { } repeat && deciding is not null)
            lines.Add("repeat: " + repeat);
        return TextReport.Joined(lines);
    }

    /// <summary>"5 pairs", "2 processes", "5 × 3 processes".</summary>
    /// <param name="result">The result.</param>
    /// <param name="comparison">The comparison that decides.</param>
    public static string Processes(ExperimentResult result, ComparisonResult comparison) =>
        result.Operands.Count(TextReport.IsMeasured) switch
        {
            1 => Plural.Of(comparison.Evidence.Blocks, "process", "processes"),
            2 => Plural.Of(comparison.Evidence.Blocks, "pair", "pairs"),
            var operands => string.Create(CultureInfo.InvariantCulture, $"{comparison.Evidence.Blocks} × {operands} processes"),
        };

    private static IEnumerable<string> Operands(ExperimentResult result, ComparisonResult deciding)
    {
        var compared = result.Operands
            .Where(TextReport.IsMeasured)
            .Select(operand => (operand.Name, Estimate: operand.Estimates.FirstOrDefault(estimate => Names(deciding, estimate.Text))
                ?? (operand.Estimates is [var first, ..] ? first : null)))
            .Where(one => one.Estimate is not null && (result.Operands.Count <= 2 || Names(deciding, one.Estimate.Text)))
            .ToList();

        // The finding has the value of a single operand.
        if (compared.Count is < 2 or > MostOperands)
            return [];
        var width = compared.Max(static one => one.Name.Length);
        return compared.Select(one => $"{Deeper}{one.Name.PadRight(width)}   {OperandText.Value(one.Estimate!)}");
    }

    private static bool Names(ComparisonResult comparison, string estimate) =>
        comparison.Left.Contains(estimate, StringComparison.Ordinal) || comparison.Right.Contains(estimate, StringComparison.Ordinal);

    private static string Design(ExperimentResult result, ComparisonResult deciding)
    {
        var exact = deciding.Unit is MetricUnit.Bytes or MetricUnit.Instructions && FindingText.IsExact(deciding, result)
            ? "exact in "
            : string.Empty;
        var design = $"{exact}{Processes(result, deciding)}, {Durations.Text(TimeSpan.FromSeconds(result.Seconds))}";
        var flags = result.Operands.SelectMany(static operand => operand.Runs).SelectMany(static run => run.Flags).ToList();
        var disturbed = flags.Count(static flag => flag != IterationFlags.None);
        return exact.Length == 0 && disturbed > NoticeableShare * flags.Count
            ? $"{design}; {Quantity.Percent(Math.Round((double)disturbed / flags.Count, 2))} of the iterations were disturbed, " +
                $"mostly by {DisturbanceText.Main(flags)}"
            : design;
    }

    private static IEnumerable<string> Notes(ExperimentResult result)
    {
        // Any note may say why nothing was decided.
        var notes = MessageText.Notes(result, result.Verdict == Verdict.Inconclusive ? MessageSeverity.Note : MessageSeverity.Warning)
            .ToList();
        if (SetUpText.Of(result) is { } setUp)
            notes.Insert(0, "note: " + setUp);
        foreach (var note in notes.Count <= MostNotes ? notes : notes.Take(MostNotes))
            yield return note;
        if (notes.Count > MostNotes)
            yield return $"{Plural.Of(notes.Count - MostNotes, "more note")}: SPLNET_REPORT=full";
    }
}

using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>The results of a comparison for pipelines.</summary>
internal static class ComparePipeline
{
    private static readonly PipelineRule Rule = new(
        "regression",
        "No operand is slower, allocates more, or returns something else, at a revision or on a runtime than at the base.",
        "Both sides are built and measured side by side, in several processes each. A regression is a difference that holds for all " +
        "comparisons together, by Holm's procedure. It is undecided if a difference was neither shown nor excluded.",
        "Run the command again with --explain to see the cause. If the change is intended, merge it; " +
        "the next comparison then has it at the base. The message of an operand that could not be measured names the reason.");

    /// <summary>The message about comparisons that were not reached.</summary>
    public const string Interrupted = "The comparison was interrupted before it was measured.";

    /// <summary>A result for each row, the gravest first, then those that were not reached.</summary>
    public static IReadOnlyList<PipelineResult> Results(CompareDocument document) =>
    [
        .. document.ByGravity.Select(row => Of(row, document.Base)),
        .. document.NotReached.Select(static name => new PipelineResult
        {
            Name = name,
            Group = "not reached",
            Outcome = PipelineOutcome.NotReached,
            Rule = Rule,
            Message = Interrupted,
        }),
    ];

    private static PipelineResult Of(ComparedRow row, string @base) => new()
    {
        Name = row.Operand,
        Group = row.Revision is { } revision ? $"{revision} against {@base}" : @base,
        Outcome = row.Change switch
        {
            Change.Regression or Change.Different => PipelineOutcome.Violated,
            Change.NotMeasured => PipelineOutcome.NotMeasured,
            Change.Undecided => PipelineOutcome.Undecided,
            _ => PipelineOutcome.Holds,
        },
        Rule = Rule,
        Message = MessageOf(row, @base),
        Details = row.Result is { } result ? Report(row, result) : string.Join(Environment.NewLine, row.Remarks),
        Place = row.Place,
        // Bytes come from the experiment of another row, which has its time.
        Seconds = row.Result?.Seconds ?? 0,
    };

    // Its first line has the verdict on an artificial claim for the comparison, which the user has not made.
    private static string Report(ComparedRow row, ExperimentResult result)
    {
        var report = result.ToString(ReportDetail.Full);
        return $"{CompareCells.NameOf(row)} " +
            $"{row.Operand}{(report.IndexOf('\n', StringComparison.Ordinal) is >= 0 and var end ? report[end..] : string.Empty)}";
    }

    /// <summary>The result of a row, in one line.</summary>
    public static string MessageOf(ComparedRow row, string @base)
    {
        if (row.Change == Change.NotMeasured)
            return row.Remarks is [var problem, ..] ? problem : CompareCells.NameOf(row);
        string?[] parts =
        [
            CompareCells.Ratio(row) is { Length: > 0 } ratio ? $"{CompareCells.NameOf(row)}, ratio {ratio}" : CompareCells.NameOf(row),
            double.IsNaN(row.BaseValue) ? null : $"{CompareCells.Value(row.BaseValue, row.Unit)} at {@base} and " +
                $"{CompareCells.Value(row.Value, row.Unit)} at {row.Revision}",
            CompareCells.PValue(row) is { Length: > 0 } value ? (row.Exact ? value : $"adjusted {value}") : null,
            row.Remarks is [var remark, ..] ? remark : null,
        ];
        return string.Join("; ", parts.OfType<string>());
    }
}

using System.Text.Json.Serialization;
using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Histories;

/// <summary>The result of a series in a check.</summary>
internal sealed record HistoryCheckRow
{
    /// <summary>The result of a series in which nothing was proposed.</summary>
    public const string NoChange = "no change";

    /// <summary>The series.</summary>
    public required string Series { get; init; }

    /// <summary>What was measured: <c>mean</c> or <c>allocated</c>.</summary>
    public required string Metric { get; init; }

    /// <summary>The result, as the report prints it: <c>SLOWER</c>, <c>suspected</c>, …</summary>
    public required string Result { get; init; }

    /// <summary>The commit of the comparison; null without one.</summary>
    public string? Baseline { get; init; }

    /// <summary>The commit that may have the change; null without one.</summary>
    public string? Commit { get; init; }

    /// <summary>The commits that the search found, one of which has the change.</summary>
    public IReadOnlyList<string> Culprits { get; init; } = [];

    /// <summary>The ratio of the value at the commit to the value at the baseline.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>The lower end of its interval.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of its interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>The p-value of the claim.</summary>
    public double PValue { get; init; } = double.NaN;

    /// <summary>The line of the report, without the result.</summary>
    public required string Text { get; init; }

    /// <summary>The command that measures again; empty without one.</summary>
    public string Repeat { get; init; } = string.Empty;

    /// <summary>The outcome for pipelines.</summary>
    [JsonIgnore]
    public PipelineOutcome Outcome { get; init; }

    /// <summary>A series without a change.</summary>
    public static HistoryCheckRow Unchanged(StoredSeries series) => Of(series, NoChange, "Nothing is proposed.", PipelineOutcome.Holds);

    /// <summary>A change that an earlier check confirmed.</summary>
    public static HistoryCheckRow Standing(StoredSeries series, HistoryEvent confirmed)
    {
        var evidence = ChangeEvidence.Of(confirmed);
        return With(
            Of(
                series, HistoryCheckReport.Confirmed(series, ChangeDirection.Slower), HistoryCheckReport.Confirmed(confirmed),
                PipelineOutcome.Violated),
            evidence) with
        {
            Commit = confirmed.Commit,
        };
    }

    /// <summary>A change that was not measured.</summary>
    /// <param name="change">The change.</param>
    /// <param name="line">Its line in the report.</param>
    public static HistoryCheckRow Open(SuspectedChange change, string line)
    {
        var (result, text) = HistoryCheckReport.Parts(line);
        return Of(change.Series, result, text, PipelineOutcome.Undecided) with { Baseline = change.Baseline, Commit = change.Commit };
    }

    /// <summary>A measured change.</summary>
    /// <param name="change">The change.</param>
    /// <param name="lines">Its lines in the report.</param>
    public static HistoryCheckRow Measured(CheckedChange change, IReadOnlyList<string> lines)
    {
        var (result, text) = HistoryCheckReport.Parts(lines[0]);
        var outcome = change.Outcome switch
        {
            ChangeOutcome.Confirmed when change.Change.Suspect.Direction == ChangeDirection.Slower => PipelineOutcome.Violated,
            ChangeOutcome.Pending => PipelineOutcome.Undecided,
            null => PipelineOutcome.NotMeasured,
            _ => PipelineOutcome.Holds,
        };
        return With(Of(change.Change.Series, result, string.Join(' ', [text, .. change.Problems]), outcome), change.Evidence) with
        {
            Commit = change.Change.Commit,
        };
    }

    private static HistoryCheckRow Of(StoredSeries series, string result, string text, PipelineOutcome outcome) => new()
    {
        Series = series.Title,
        Metric = series.Name.Metric,
        Result = result,
        Text = text,
        Outcome = outcome,
    };

    private static HistoryCheckRow With(HistoryCheckRow row, ChangeEvidence evidence) => row with
    {
        Baseline = evidence.Baseline,
        Culprits = evidence.Culprits,
        Ratio = evidence.Ratio,
        Lower = evidence.Lower,
        Upper = evidence.Upper,
        PValue = double.IsNaN(evidence.Ratio) ? double.NaN : evidence.PValue,
        Repeat = evidence.Repeat,
    };
}

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
    public static HistoryCheckRow Unchanged(StoredSeries series) =>
        Of(series, new(NoChange, "Nothing is proposed."), PipelineOutcome.Holds);

    /// <summary>A change that an earlier check confirmed.</summary>
    public static HistoryCheckRow Standing(StoredSeries series, HistoryEvent confirmed)
    {
        var row = Of(series, HistoryCheckReport.Standing(series, confirmed), PipelineOutcome.Violated);
        return With(row, ChangeEvidence.Of(confirmed), confirmed.Commit);
    }

    /// <summary>A change that was not measured.</summary>
    /// <param name="change">The change.</param>
    /// <param name="line">Its line in the report.</param>
    public static HistoryCheckRow Open(SuspectedChange change, HistoryCheckLine line) =>
        Of(change.Series, line, PipelineOutcome.Undecided) with { Baseline = change.Baseline, Commit = change.Commit };

    /// <summary>A measured change.</summary>
    /// <param name="change">The change.</param>
    /// <param name="line">Its line in the report.</param>
    public static HistoryCheckRow Measured(CheckedChange change, HistoryCheckLine line)
    {
        var outcome = change.Outcome switch
        {
            ChangeOutcome.Confirmed when change.Change.Suspect.Direction == ChangeDirection.Slower => PipelineOutcome.Violated,
            ChangeOutcome.Pending => PipelineOutcome.Undecided,
            null => PipelineOutcome.NotMeasured,
            _ => PipelineOutcome.Holds,
        };
        var row = Of(change.Change.Series, line with { Text = string.Join(' ', [line.Text, .. change.Problems]) }, outcome);
        return With(row, change.Evidence, change.Change.Commit);
    }

    private static HistoryCheckRow Of(StoredSeries series, HistoryCheckLine line, PipelineOutcome outcome) => new()
    {
        Series = series.Title,
        Metric = series.Name.Metric,
        Result = line.Result,
        Text = line.Text,
        Outcome = outcome,
    };

    private static HistoryCheckRow With(HistoryCheckRow row, ChangeEvidence evidence, string commit) => row with
    {
        Commit = commit,
        Baseline = evidence.Baseline,
        Culprits = evidence.Culprits,
        Ratio = evidence.Ratio,
        Lower = evidence.Lower,
        Upper = evidence.Upper,
        PValue = double.IsNaN(evidence.Ratio) ? double.NaN : evidence.PValue,
        Repeat = evidence.Repeat,
    };
}

namespace SplNet.Views.Histories;

/// <summary>A history on pages: its measurements, and the decisions that were made elsewhere.</summary>
/// <param name="Location">The location of the history.</param>
/// <param name="Sentence">A summary in one sentence.</param>
/// <param name="Series">Its series.</param>
internal sealed record HistoryDocument(string Location, string Sentence, IReadOnlyList<HistorySeries> Series)
{
    /// <summary>Gets notes on all series, a line for each: the placebo results of each machine class, and omitted parts.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>True if the order of the commits is unknown, so that sessions are in order of time.</summary>
    public bool IsInOrderOfTime { get; init; }
}

namespace SplNet.Views.Histories;

/// <summary>What pages show of a history: what was measured, and what was decided of it elsewhere.</summary>
/// <param name="Location">Where the history is.</param>
/// <param name="Sentence">What all comes to, in one sentence.</param>
/// <param name="Series">Its series.</param>
internal sealed record HistoryDocument(string Location, string Sentence, IReadOnlyList<HistorySeries> Series)
{
    /// <summary>What is to be known of all series, a line for each: what measuring commits against themselves says of each class of machines, and what is not shown.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>True where the order of the commits is not known, so that sessions are in the order of time.</summary>
    public bool IsInOrderOfTime { get; init; }
}

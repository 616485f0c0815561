namespace SplNet.History.Proposing;

/// <summary>One session as proposals see it.</summary>
/// <param name="Id">What tells it from the others of the history.</param>
/// <param name="Values">The series that it has measured, each once; any others are missing from it, and lose nothing by that.</param>
internal sealed record SessionMeans(string Id, IReadOnlyList<SeriesValue> Values)
{
    /// <summary>What happened after this session and before the next, in order.</summary>
    public IReadOnlyList<SeriesEvent> Events { get; init; } = [];
}

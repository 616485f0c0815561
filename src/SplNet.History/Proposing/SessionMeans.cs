namespace SplNet.History.Proposing;

/// <summary>One session as input of proposals.</summary>
/// <param name="Id">Its unique id in the history.</param>
/// <param name="Values">The measured series, each once; missing series are not affected.</param>
internal sealed record SessionMeans(string Id, IReadOnlyList<SeriesValue> Values)
{
    /// <summary>Gets the events after this session and before the next, in order.</summary>
    public IReadOnlyList<SeriesEvent> Events { get; init; } = [];
}

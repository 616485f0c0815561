namespace SplNet.Evaluation;

/// <summary>A request for the turn to measure.</summary>
/// <param name="Purpose">The planned measurement, for others that wait meanwhile.</param>
internal sealed record TurnRequest(string Purpose)
{
    /// <summary>
    /// Called about once a second while another process has the turn: with the holder, if known, and the start of the waiting.
    /// </summary>
    public Action<TurnHolder?, TimeSpan> Waits { get; init; } = static (_, _) => { };

    /// <summary>How long to wait at most; null for as long as it takes.</summary>
    public TimeSpan? Most { get; init; }

    /// <summary>Ends the waiting.</summary>
    public CancellationToken Cancellation { get; init; }
}

namespace SplNet.Evaluation;

/// <summary>What somebody who wants the turn to measure says, and wants to be told.</summary>
/// <param name="Purpose">What is to be measured, for those who wait meanwhile.</param>
internal sealed record TurnRequest(string Purpose)
{
    /// <summary>Called when another has the turn, and about once a second while that is so: who has it, if that is known, and since when this one waits.</summary>
    public Action<TurnHolder?, TimeSpan> Waits { get; init; } = static (_, _) => { };

    /// <summary>How long to wait at most; null for as long as it takes.</summary>
    public TimeSpan? Most { get; init; }

    /// <summary>Ends the waiting.</summary>
    public CancellationToken Cancellation { get; init; }
}

namespace SplNet.History.Confirming;

/// <summary>A commit measured against itself in one session, through the whole pipeline.</summary>
/// <param name="Differences">
/// The log differences of its blocks, at least two. A placebo is measured to the last block, whatever its interim analyses decide:
/// the number of blocks after which a session stops depends on its measurements, and τ̂ would be too large.
/// </param>
/// <param name="IsAlarm">True if the interim analyses showed a change, in either direction.</param>
internal sealed record PlaceboValue(IReadOnlyList<double> Differences, bool IsAlarm);

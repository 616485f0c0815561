namespace SplNet.Tool.Sharding;

/// <summary>The part that the user wants to be measured here.</summary>
/// <param name="Number">Which.</param>
/// <param name="Durations">The document that records how long each measurement took before; null for none.</param>
internal sealed record RequestedShard(ShardNumber Number, string? Durations)
{
    /// <summary>Divides the measurements among the parts.</summary>
    /// <param name="keys">The measurements, in order.</param>
    /// <exception cref="SplNetException">The document of durations is invalid.</exception>
    public ShardPlan PlanOf(IEnumerable<string> keys) =>
        new(Number, [.. keys], Durations is { } path ? RecordedDurations.Read(path) : RecordedDurations.None);
}

namespace SplNet.History.Measurements;

/// <summary>A session, or a part of one.</summary>
/// <param name="Session">The session.</param>
/// <param name="Experiments">Its experiments.</param>
internal sealed record RecordedSession(Session Session, IReadOnlyList<RecordedExperiment> Experiments)
{
    /// <summary>Gets the benchmarks for which another tool lacks a number: they failed or did not run.</summary>
    public IReadOnlyList<string> WithoutNumbers { get; init; } = [];

    /// <summary>Gets the values that were left out because they cannot have been measured.</summary>
    public IReadOnlyList<ImpossibleSample> Impossible { get; init; } = [];

    /// <summary>Gets the file or history it comes from, for people; empty for a new measurement.</summary>
    public string Origin { get; init; } = string.Empty;
}

namespace SplNet.History.Measurements;

/// <summary>A session, or a part of one.</summary>
/// <param name="Session">The session.</param>
/// <param name="Experiments">Experiments of it.</param>
internal sealed record RecordedSession(Session Session, IReadOnlyList<RecordedExperiment> Experiments)
{
    /// <summary>What another tool should have measured and has no number of: it failed, or was not run.</summary>
    public IReadOnlyList<string> WithoutNumbers { get; init; } = [];

    /// <summary>What was left out since it cannot have been measured.</summary>
    public IReadOnlyList<ImpossibleSample> Impossible { get; init; } = [];

    /// <summary>The file or the history that tells of it, for people; empty for what was measured just now.</summary>
    public string Origin { get; init; } = string.Empty;
}

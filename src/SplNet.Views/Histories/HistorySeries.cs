using SplNet.Views.Reading;

namespace SplNet.Views.Histories;

/// <summary>A series on machines of one class, as pages show it.</summary>
internal sealed record HistorySeries
{
    /// <summary>Gets a unique id for the name of its page, even on case-insensitive file systems: letters and digits.</summary>
    public required string Id { get; init; }

    /// <summary>Gets its name.</summary>
    public required string Name { get; init; }

    /// <summary>Gets the requirement that it comes from; empty if there is none.</summary>
    public required string Requirement { get; init; }

    /// <summary>Gets the machines.</summary>
    public required string Machine { get; init; }

    /// <summary>Gets the unit as documents name it, for example Nanoseconds; otherwise as written after numbers, or empty.</summary>
    public required string Unit { get; init; }

    /// <summary>Gets its state in a few words.</summary>
    public required string State { get; init; }

    /// <summary>Gets its mark in pictures; null without a known change.</summary>
    public ChangeMark? Mark { get; init; }

    /// <summary>True if the order of the commits is unknown, so that sessions are in order of time.</summary>
    public bool IsInOrderOfTime { get; init; }

    /// <summary>Gets its sessions in order; at least one.</summary>
    public required IReadOnlyList<HistorySession> Sessions { get; init; }

    /// <summary>Gets the sessions between changes of the reference, in order.</summary>
    public IReadOnlyList<HistorySegment> Segments { get; init; } = [];

    /// <summary>Gets the positions of the sessions at which the code of its test changes.</summary>
    public IReadOnlyList<int> TestChanges { get; init; } = [];

    /// <summary>Gets its changes, the latest last.</summary>
    public IReadOnlyList<HistoryChange> Changes { get; init; } = [];

    /// <summary>
    /// Gets the results of tests on the stored numbers alone, if these cannot be measured again; neither changes nor alarms.
    /// </summary>
    public IReadOnlyList<string> Unconfirmed { get; init; } = [];

    /// <summary>Gets the sessions whose iterations are shown, each as an operand; those before the change first.</summary>
    public IReadOnlyList<ReadOperand> Ends { get; init; } = [];

    /// <summary>Gets commands that measure it again.</summary>
    public IReadOnlyList<HistoryCommand> Commands { get; init; } = [];
}

using SplNet.Views.Reading;

namespace SplNet.Views.Histories;

/// <summary>What pages show of a series on machines of one class.</summary>
internal sealed record HistorySeries
{
    /// <summary>What keeps its page apart from others, whatever a file system takes for the same: letters and digits.</summary>
    public required string Id { get; init; }

    /// <summary>Its name.</summary>
    public required string Name { get; init; }

    /// <summary>The requirement that it comes from; empty where there is none.</summary>
    public required string Requirement { get; init; }

    /// <summary>The machines.</summary>
    public required string Machine { get; init; }

    /// <summary>The unit as documents name it, for example Nanoseconds; else as it is written after numbers, or empty.</summary>
    public required string Unit { get; init; }

    /// <summary>What is known of it, in a few words.</summary>
    public required string State { get; init; }

    /// <summary>What it is drawn as; null where nothing is known to have changed.</summary>
    public ChangeMark? Mark { get; init; }

    /// <summary>True where the order of the commits is not known, so that sessions are in the order of time.</summary>
    public bool IsInOrderOfTime { get; init; }

    /// <summary>Its sessions, in their order; at least one.</summary>
    public required IReadOnlyList<HistorySession> Sessions { get; init; }

    /// <summary>Sessions between changes of the reference, in their order.</summary>
    public IReadOnlyList<HistorySegment> Segments { get; init; } = [];

    /// <summary>The places of the sessions from which on the code of its test is another one.</summary>
    public IReadOnlyList<int> TestChanges { get; init; } = [];

    /// <summary>Its changes, the latest last.</summary>
    public IReadOnlyList<HistoryChange> Changes { get; init; } = [];

    /// <summary>What tests of the stored numbers alone say, where these cannot be measured again; no change, and no alarm.</summary>
    public IReadOnlyList<string> Unconfirmed { get; init; } = [];

    /// <summary>The sessions whose iterations are shown, each as an operand; those before the change first.</summary>
    public IReadOnlyList<ReadOperand> Ends { get; init; } = [];

    /// <summary>Commands that measure it again.</summary>
    public IReadOnlyList<HistoryCommand> Commands { get; init; } = [];
}

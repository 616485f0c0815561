namespace SplNet.UnitTests;

/// <summary>The replay that goes on in this process, as the steps of a test see it.</summary>
internal abstract class Replay
{
    /// <summary>That of this process; null in an ordinary one.</summary>
    public static Replay? Current { get; set; }

    /// <summary>True once the wanted operand is measured.</summary>
    public abstract bool IsOver { get; }
}

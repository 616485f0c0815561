namespace SplNet.UnitTests;

/// <summary>The current replay in this process, as seen by the steps of a test.</summary>
internal abstract class Replay
{
    /// <summary>The replay of this process; null in an ordinary process.</summary>
    public static Replay? Current { get; set; }

    /// <summary>True once the requested operand is measured.</summary>
    public abstract bool IsOver { get; }
}

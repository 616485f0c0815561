namespace SplNet.Processes.Trials;

/// <summary>What a trial process does; it tells before it begins, so that whoever waits knows at what it has ended.</summary>
internal enum TrialStage : byte
{
    /// <summary>Makes what the tests of a class share.</summary>
    Shared,

    /// <summary>Calls a test for the first time.</summary>
    First,

    /// <summary>Calls it again.</summary>
    Repeated,

    /// <summary>Calls it beside the other tests of its class.</summary>
    InTurn,

    /// <summary>Ends what the tests of a class share.</summary>
    End,
}

namespace SplNet.Processes.Trials;

/// <summary>The stages of a trial process; it reports each before it starts, so that the parent knows where it has ended.</summary>
internal enum TrialStage : byte
{
    /// <summary>Makes what the tests of a class share.</summary>
    Shared,

    /// <summary>Calls a test for the first time.</summary>
    First,

    /// <summary>Calls it again.</summary>
    Repeated,

    /// <summary>Calls it in turn with the other tests of its class.</summary>
    InTurn,

    /// <summary>Ends what the tests of a class share.</summary>
    End,
}

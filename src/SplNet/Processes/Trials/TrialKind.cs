namespace SplNet.Processes.Trials;

/// <summary>How thoroughly a process tries tests.</summary>
internal enum TrialKind : byte
{
    /// <summary>Each test again and again, then those of a class in turn.</summary>
    Repeated,

    /// <summary>Each test again and again, in a further process: whether what was found of it repeats.</summary>
    Confirmed,

    /// <summary>Each test twice, in the opposite order: what it needs of others, or has left behind, shows.</summary>
    Reversed,

    /// <summary>Each test twice, in the order of its class: tells which of the two it was.</summary>
    Again,

    /// <summary>Each test on one object and on many: which life cycles it stands besides that of its framework.</summary>
    LifeCycles,
}

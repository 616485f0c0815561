namespace SplNet.Processes.Trials;

/// <summary>How thoroughly a process tries tests.</summary>
internal enum TrialKind : byte
{
    /// <summary>Each test repeatedly, then the tests of a class in turn.</summary>
    Repeated,

    /// <summary>Each test repeatedly, in a further process: whether the findings repeat.</summary>
    Confirmed,

    /// <summary>Each test twice, in the opposite order, to show what it needs from others, or has left over.</summary>
    Reversed,

    /// <summary>Each test twice, in the order of its class, to show which of the two it was.</summary>
    Again,

    /// <summary>Each test on one object and on many, to find which life cycles it supports besides its framework's.</summary>
    LifeCycles,

    /// <summary>No test: the rows that sources return are listed.</summary>
    Rows,
}

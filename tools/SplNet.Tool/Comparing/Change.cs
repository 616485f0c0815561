namespace SplNet.Tool.Comparing;

/// <summary>What became of an operand from the base to another revision.</summary>
internal enum Change
{
    /// <summary>It is slower.</summary>
    Regression,

    /// <summary>It is faster.</summary>
    Improvement,

    /// <summary>A difference of the size of the resolution is excluded.</summary>
    Unchanged,

    /// <summary>No difference was seen, and none of that size is excluded.</summary>
    Undecided,

    /// <summary>A unit test that one of the two revisions does not have.</summary>
    New,

    /// <summary>There is no sound measurement.</summary>
    NotMeasured,
}

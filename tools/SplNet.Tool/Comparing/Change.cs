namespace SplNet.Tool.Comparing;

/// <summary>The change of an operand from the base to another revision.</summary>
internal enum Change
{
    /// <summary>It returns something else.</summary>
    Different,

    /// <summary>It is slower.</summary>
    Regression,

    /// <summary>It is faster.</summary>
    Improvement,

    /// <summary>A difference of the size of the resolution is excluded.</summary>
    Unchanged,

    /// <summary>No difference was seen, and a difference of that size is not excluded.</summary>
    Undecided,

    /// <summary>A unit test that one of the two revisions does not have.</summary>
    New,

    /// <summary>No sound measurement exists.</summary>
    NotMeasured,
}

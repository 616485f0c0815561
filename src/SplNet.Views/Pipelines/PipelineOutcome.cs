namespace SplNet.Views.Pipelines;

/// <summary>How a pipeline takes a result.</summary>
internal enum PipelineOutcome
{
    /// <summary>What was asked for holds.</summary>
    Holds,

    /// <summary>It does not.</summary>
    Violated,

    /// <summary>It could not be measured.</summary>
    NotMeasured,

    /// <summary>It was measured, and neither was shown.</summary>
    Undecided,

    /// <summary>Its turn did not come.</summary>
    NotReached,
}

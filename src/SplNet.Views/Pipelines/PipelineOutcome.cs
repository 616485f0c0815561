namespace SplNet.Views.Pipelines;

/// <summary>The outcomes of a result in a pipeline.</summary>
internal enum PipelineOutcome
{
    /// <summary>The requirement holds.</summary>
    Holds,

    /// <summary>The requirement does not hold.</summary>
    Violated,

    /// <summary>It could not be measured.</summary>
    NotMeasured,

    /// <summary>It was measured, but neither was shown.</summary>
    Undecided,

    /// <summary>Its turn did not come.</summary>
    NotReached,
}

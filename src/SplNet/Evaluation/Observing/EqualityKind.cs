namespace SplNet.Evaluation.Observing;

/// <summary>Whether both sides do the same for the same inputs.</summary>
internal enum EqualityKind
{
    /// <summary>All observed outcomes are equal.</summary>
    Same,

    /// <summary>An outcome differs.</summary>
    Different,

    /// <summary>The outcomes could not be compared.</summary>
    Unknown,
}

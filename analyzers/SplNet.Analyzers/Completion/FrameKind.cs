namespace SplNet.Analyzers.Completion;

/// <summary>What stands between brackets.</summary>
internal enum FrameKind
{
    /// <summary>The text itself, outside of all brackets.</summary>
    Text,
    Group,
    Estimate,
    Arguments,
    Generators,
    Tuple,

    /// <summary>The ranks of an array, the braces of an older notation.</summary>
    Other,
}

namespace SplNet.Analyzers.Completion;

/// <summary>The content of brackets.</summary>
internal enum FrameKind
{
    /// <summary>The text outside all brackets.</summary>
    Text,
    Group,
    Estimate,
    Arguments,
    Generators,
    Tuple,

    /// <summary>The ranks of an array, or the braces of an older notation.</summary>
    Other,
}

namespace SplNet.Tests.Shared.Patches;

/// <summary>What a patch claims to be a gain.</summary>
public enum PatchKind
{
    /// <summary>It is one.</summary>
    Gain,

    /// <summary>It changes nothing that takes time.</summary>
    Empty,

    /// <summary>It remembers the results of all inputs.</summary>
    Memoised,

    /// <summary>It keeps a result in a static field.</summary>
    StaticCache,

    /// <summary>It leaves out work that some input needs.</summary>
    DroppedWork,

    /// <summary>It leaves the work to the reader of the result.</summary>
    LazyResult,

    /// <summary>It is wrong, and so is its test.</summary>
    ChangedTest,
}

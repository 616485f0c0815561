namespace SplNet.Tool.Generating;

/// <summary>What a benchmark keeps from one operation to the next.</summary>
internal enum KeptObjects
{
    /// <summary>Nothing: an operation holds all that the framework does around a test.</summary>
    Faithful,

    /// <summary>One object, made before the first operation.</summary>
    Hoisted,

    /// <summary>An object for each operation of an iteration, made before it.</summary>
    Pooled,
}

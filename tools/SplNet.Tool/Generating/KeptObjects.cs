namespace SplNet.Tool.Generating;

/// <summary>The objects that a benchmark keeps from one operation to the next.</summary>
internal enum KeptObjects
{
    /// <summary>Keeps nothing: an operation includes everything that the framework does around a test.</summary>
    Faithful,

    /// <summary>Keeps one object, created before the first operation.</summary>
    Hoisted,

    /// <summary>Keeps an object for each operation of an iteration, created before the iteration.</summary>
    Pooled,
}

namespace SplNet.Measuring.Observing;

/// <summary>How the content of a result is read.</summary>
internal enum ShapeKind
{
    /// <summary>The value itself is the content.</summary>
    Value,

    /// <summary>The items of a sequence, in order.</summary>
    Sequence,

    /// <summary>The items of a set or a dictionary, in any order.</summary>
    Unordered,

    /// <summary>The public properties and fields.</summary>
    Members,

    /// <summary>The result of a task.</summary>
    Task,

    /// <summary>The content cannot be read.</summary>
    Unreadable,
}

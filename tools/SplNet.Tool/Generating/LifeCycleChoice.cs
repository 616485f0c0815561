namespace SplNet.Tool.Generating;

/// <summary>The life cycle that the user requests; a test that fails with it gets the faithful one.</summary>
internal enum LifeCycleChoice
{
    /// <summary>Includes everything that the framework does in an operation.</summary>
    Faithful,

    /// <summary>Uses one object for all operations.</summary>
    Hoisted,

    /// <summary>Uses an object for each operation, created before the iteration.</summary>
    Pooled,

    /// <summary>Uses the cheapest one: hoisted, otherwise pooled, otherwise faithful.</summary>
    Auto,
}

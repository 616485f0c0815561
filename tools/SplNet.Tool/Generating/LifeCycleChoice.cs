namespace SplNet.Tool.Generating;

/// <summary>Which life cycle the user asks for; a test that does not stand it gets the faithful one.</summary>
internal enum LifeCycleChoice
{
    /// <summary>All that the framework does is part of an operation.</summary>
    Faithful,

    /// <summary>One object for all operations.</summary>
    Hoisted,

    /// <summary>An object for each operation, made before the iteration.</summary>
    Pooled,

    /// <summary>The one that costs least: hoisted, else pooled, else faithful.</summary>
    Auto,
}

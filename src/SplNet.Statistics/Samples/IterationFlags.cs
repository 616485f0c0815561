namespace SplNet.Statistics;

/// <summary>The disturbances of an iteration. Flags are reported; nothing is removed silently.</summary>
[Flags]
public enum IterationFlags
{
    /// <summary>Nothing was noticed.</summary>
    None = 0,

    /// <summary>A garbage collection happened.</summary>
    Collection = 1,

    /// <summary>The just-in-time compiler compiled a method.</summary>
    Compilation = 2,

    /// <summary>The operating system took the processor away.</summary>
    Interrupted = 4,

    /// <summary>The time was far above the others, and the elimination of outliers replaced it.</summary>
    Suspect = 8,
}

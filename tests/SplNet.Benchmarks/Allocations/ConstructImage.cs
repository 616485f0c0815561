namespace SplNet.Benchmarks.Allocations;

/// <summary>The forms of the constructs' assembly.</summary>
internal enum ConstructImage
{
    /// <summary>As the compiler writes it.</summary>
    Plain,

    /// <summary>Compiled ahead for a runtime.</summary>
    CompiledAhead,

    /// <summary>With <c>AggressiveOptimization</c> on every method.</summary>
    Aggressive,
}

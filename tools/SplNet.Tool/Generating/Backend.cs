namespace SplNet.Tool.Generating;

/// <summary>The targets for which benchmarks are generated.</summary>
internal enum Backend
{
    /// <summary>Generates methods with requirements of SplNet.</summary>
    SplNet,

    /// <summary>Generates classes for BenchmarkDotNet.</summary>
    BenchmarkDotNet,
}

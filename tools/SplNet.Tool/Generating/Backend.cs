namespace SplNet.Tool.Generating;

/// <summary>For what benchmarks are written.</summary>
internal enum Backend
{
    /// <summary>Methods with requirements of SplNet.</summary>
    SplNet,

    /// <summary>Classes of BenchmarkDotNet.</summary>
    BenchmarkDotNet,
}

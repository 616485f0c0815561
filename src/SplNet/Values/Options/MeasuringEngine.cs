namespace SplNet;

/// <summary>Whose loop around the clock performs the iterations of a run.</summary>
public enum MeasuringEngine
{
    /// <summary>BenchmarkDotNet's engine, asked for one iteration after the other.</summary>
    BenchmarkDotNet,

    /// <summary>
    /// SplNet's own: the clock, the loop, the clock. It measures the same, and a run is ready sooner, since BenchmarkDotNet's engine, its jobs and its texts need not be
    /// compiled in each measuring process.
    /// </summary>
    SplNet,
}

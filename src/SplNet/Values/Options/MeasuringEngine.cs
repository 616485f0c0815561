namespace SplNet;

/// <summary>The engine whose timing loop performs the iterations of a run.</summary>
public enum MeasuringEngine
{
    /// <summary>BenchmarkDotNet's engine, called for one iteration at a time.</summary>
    BenchmarkDotNet,

    /// <summary>
    /// SplNet's engine: it reads the clock, runs the loop, and reads the clock again. It measures the same, and a run is ready sooner,
    /// because BenchmarkDotNet's engine, jobs and texts need not be compiled in each measuring process.
    /// </summary>
    SplNet,
}

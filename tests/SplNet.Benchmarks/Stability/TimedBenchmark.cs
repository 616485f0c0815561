namespace SplNet.Benchmarks;

/// <summary>The relative standard deviations of a benchmark's times, timed in several ways.</summary>
/// <param name="Generated">As SplNet measures it.</param>
/// <param name="Cold">The same without a warm-up.</param>
/// <param name="AsUnitTest">Of the test, timed once in each of several passes through all of them in one process.</param>
/// <param name="AsLaterUnitTest">The same without the first pass, in which code is compiled.</param>
internal sealed record TimedBenchmark(double Generated, double Cold, double AsUnitTest, double AsLaterUnitTest);

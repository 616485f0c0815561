namespace SplNet.Measuring.Engine;

/// <summary>What performs the iterations of a warmed-up loop and times each. BenchmarkDotNet's is the default; <see cref="OwnEngine"/> does the same without it.</summary>
internal interface IMeasuringEngine : IDisposable
{
    /// <summary>Measures a warmed-up loop.</summary>
    /// <param name="single">The loop; its count is the number of operations.</param>
    /// <param name="unrolled">The loop whose count is the number of operations divided by <see cref="CallLoops.Unroll"/>.</param>
    /// <param name="plan">How many iterations of how many invocations.</param>
    /// <param name="beforeIteration">Runs before each iteration, outside the measured time.</param>
    /// <param name="afterIteration">Runs after each iteration, outside the measured time.</param>
    /// <returns>Nanoseconds per operation of each iteration that counts, as the clock gave them.</returns>
    double[] Run(Action<long> single, Action<long> unrolled, IterationPlan plan, Action beforeIteration, Action afterIteration);
}

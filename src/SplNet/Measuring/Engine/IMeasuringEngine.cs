namespace SplNet.Measuring.Engine;

/// <summary>
/// Performs the iterations of a warmed-up loop and times each of them. <see cref="OwnEngine"/> is the default; BenchmarkDotNet's engine
/// measures the same.
/// </summary>
internal interface IMeasuringEngine : IDisposable
{
    /// <summary>True if its methods are compiled once, so that it is ready after its first iterations.</summary>
    bool IsCompiledOnce { get; }

    /// <summary>Measures a warmed-up loop.</summary>
    /// <param name="single">The loop; its argument is the number of operations.</param>
    /// <param name="unrolled">The loop whose argument is the number of operations divided by <see cref="CallLoops.Unroll"/>.</param>
    /// <param name="plan">The number of iterations and of invocations in each.</param>
    /// <param name="beforeIteration">Runs before each iteration, outside the measured time.</param>
    /// <param name="afterIteration">Runs after each iteration, outside the measured time.</param>
    /// <returns>The measured nanoseconds per operation of each iteration that counts.</returns>
    double[] Run(Action<long> single, Action<long> unrolled, IterationPlan plan, Action beforeIteration, Action afterIteration);
}

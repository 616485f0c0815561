namespace SplNet;

/// <summary>
/// Estimates a property of an operand from its measurements. The name of the lambda parameter selects the property. The wall-clock time has
/// the estimators <c>mean</c>, <c>median</c>, <c>min</c> and <c>p01</c> to <c>p99</c> (with decimals <c>p99_9</c> and <c>p0_1</c>, written
/// <c>p99.9</c> and <c>p0.1</c> in formulas as text). Other estimators are the processor time <c>cpu</c> of the whole process, the bytes
/// <c>allocated</c>, and the counts <c>collections</c>, <c>gen0</c>, <c>gen1</c>, <c>gen2</c>, <c>contentions</c> of locks, and
/// <c>exceptions</c> thrown, caught or not. Linux also counts machine <c>instructions</c>. All values are per operation. Allocated
/// <c>objects</c> are estimated from samples, with a standard error of 3 % unless this takes longer than 2 s because small objects are
/// allocated together with large ones; they are not available for custom operands, which mark their regions themselves. Linux and macOS
/// report processor time in nanoseconds. On Windows it grows in steps of 15.6 ms, so <c>cpu</c> needs longer iterations there.
/// </summary>
/// <remarks>
/// Calls that are long enough for the clock are timed individually if the formula uses a median or a percentile. Then <c>median</c> is the
/// median over a run of each iteration's median call, and <c>p95</c> is the quantile of all calls of a run. A run needs enough calls for
/// one to lie beyond the quantile: 20 for <c>p95</c>, 100 for <c>p99</c>. Shorter calls are timed in batches, and these estimates then
/// describe batches, as the report notes. A limit on a percentile is then inconclusive, and so is a limit on the median of batches with
/// bursts. <c>min</c> is always the fastest iteration, as a mean over its operations.
/// </remarks>
/// <param name="operand">A parameter of the formula.</param>
/// <param name="transform">
/// A transform of observations (paper A, section 4.2): a monotone function of each observation, in nanoseconds, bytes or counts per
/// operation; null leaves the observations unchanged.
/// </param>
public delegate Estimate Estimator(FormulaOperand operand, Func<double, double>? transform = null);

namespace SplNet;

/// <summary>
/// Estimates a property of an operand from its measurements. The name of the lambda parameter chooses which: <c>mean</c>,
/// <c>median</c>, <c>min</c>, <c>p01</c> to <c>p99</c> (and with decimals <c>p99_9</c>, <c>p0_1</c>, which formulas as text write <c>p99.9</c> and <c>p0.1</c>) of the wall-clock time; the processor time <c>cpu</c> of the whole process; the bytes <c>allocated</c>; and the
/// counts <c>collections</c>, <c>gen0</c>, <c>gen1</c>, <c>gen2</c>, <c>contentions</c> of locks, and <c>exceptions</c> thrown, caught or not. All are per operation.
/// The machine <c>instructions</c> of single calls are counted exactly on Linux (x64 and arm64); where they cannot be, the verdict is <see cref="Verdict.Inconclusive"/>.
/// Allocated <c>objects</c> are estimated from samples, with a standard error of 3 % unless small objects beside large ones take longer than 2 s; operands with regions of their own have none.
/// The system tells processor time in nanoseconds on Linux and macOS; on Windows it grows by 15.6 ms, so <c>cpu</c> needs longer iterations there.
/// </summary>
/// <remarks>
/// Calls that are long enough for the clock are timed one by one where the formula asks for a median or a percentile: <c>median</c> is then the median call of an iteration, and of these the
/// median over a run; <c>p95</c> is the quantile of all calls of a run. A run needs so many calls that one lies beyond the quantile: 20 for <c>p95</c>, 100 for <c>p99</c>. Shorter calls are timed in batches, and these estimates are those of batches, as the
/// report says: a limit of a percentile is then inconclusive, and so is one of a median whose batches have bursts. <c>min</c> is always the fastest iteration, a mean over its operations.
/// </remarks>
/// <param name="operand">A parameter of the formula.</param>
/// <param name="transform">
/// An observation transform (paper A, section 4.2): a monotone function of each observation, in nanoseconds, bytes or times per
/// operation; null leaves the observations as they are.
/// </param>
public delegate Estimate Estimator(FormulaOperand operand, Func<double, double>? transform = null);

namespace SplNet;

/// <summary>
/// Estimates a property of an operand from its measurements. The name of the lambda parameter chooses which: <c>mean</c>,
/// <c>median</c>, <c>min</c>, <c>p01</c> to <c>p99</c>, <c>allocated</c>.
/// </summary>
/// <param name="operand">A parameter of the formula.</param>
/// <param name="transform">
/// An observation transform (paper A, section 4.2): a monotone function of each observation, in nanoseconds or bytes per
/// operation; null leaves the observations as they are.
/// </param>
public delegate Estimate Estimator(Operand operand, Func<double, double>? transform = null);

namespace SplNet.Syntax;

/// <summary>An estimator that formulas may name.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Dimension">What its values measure.</param>
/// <param name="IsCounted">True for what is counted apart from the timed iterations; false for what summarizes their times.</param>
internal sealed record KnownEstimator(string Name, Dimension Dimension, bool IsCounted = false);

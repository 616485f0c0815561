namespace SplNet.Arguments.Generators;

/// <summary>The progress of a draw within one value.</summary>
/// <param name="NextValue">The parameter that the next axis takes.</param>
/// <param name="NextKept">The number of the next cached value.</param>
/// <param name="IsRandom">True once a random value was created, because later values may depend on it.</param>
/// <param name="IsPastAxes">True once a random or a cached value was created.</param>
internal readonly record struct DrawPlace(int NextValue, int NextKept, bool IsRandom, bool IsPastAxes);

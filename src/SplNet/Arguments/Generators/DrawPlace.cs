namespace SplNet.Arguments.Generators;

/// <summary>How far a draw has come within one value.</summary>
/// <param name="NextValue">The parameter that the next axis takes.</param>
/// <param name="NextKept">The number of the next value that is kept.</param>
/// <param name="IsRandom">True once a random value was made, on which what follows may depend.</param>
/// <param name="IsPastAxes">True once a random or a kept value was made.</param>
internal readonly record struct DrawPlace(int NextValue, int NextKept, bool IsRandom, bool IsPastAxes);

namespace SplNet.Arguments.Generators;

/// <summary>One choice of values for the axes of a generator.</summary>
/// <param name="Parameters">The chosen values, with tuples split into items.</param>
/// <param name="Value">The generated value for this choice; null if it contains a random value.</param>
/// <typeparam name="T">The type of the generated values.</typeparam>
internal readonly record struct GenPoint<T>(IReadOnlyList<object> Parameters, Func<T>? Value);

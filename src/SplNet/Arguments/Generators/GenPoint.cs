namespace SplNet.Arguments.Generators;

/// <summary>One choice of values for the axes of a generator.</summary>
/// <param name="Parameters">The chosen values, tuples taken apart.</param>
/// <param name="Value">What the generator gives there; null if a random value goes into it.</param>
/// <typeparam name="T">The type of the generated values.</typeparam>
internal readonly record struct GenPoint<T>(IReadOnlyList<object> Parameters, Func<T>? Value);

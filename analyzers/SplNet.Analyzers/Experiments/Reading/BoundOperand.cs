using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>An operand that is bound to a name.</summary>
/// <param name="Name">The name.</param>
/// <param name="Key">Where the name stands.</param>
/// <param name="Value">What is bound.</param>
/// <param name="IsInInitializer">True if it is bound where the experiment is created.</param>
internal sealed record BoundOperand(string Name, IOperation Key, IOperation Value, bool IsInInitializer);

using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>An operand that is bound to a name.</summary>
/// <param name="Name">The name.</param>
/// <param name="Key">The place of the name.</param>
/// <param name="Value">The bound value.</param>
/// <param name="IsInInitializer">True if it is bound in the creation of the experiment.</param>
internal sealed record BoundOperand(string Name, IOperation Key, IOperation Value, bool IsInInitializer);

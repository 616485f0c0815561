namespace SplNet.Experiments;

/// <summary>An operand as it is measured.</summary>
/// <param name="Name">Its name with its parameters, as in <c>list(100)</c>.</param>
/// <param name="Operand">What is bound to the name.</param>
/// <param name="Parameters">The values for its generator.</param>
internal sealed record MeasuredOperand(string Name, Operand Operand, IReadOnlyList<object> Parameters);

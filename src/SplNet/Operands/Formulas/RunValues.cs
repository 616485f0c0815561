namespace SplNet.Operands.Formulas;

/// <summary>Returns the observations of an operand's estimate in one set of paired runs.</summary>
internal delegate double[] RunValues(OperandEstimate estimate);

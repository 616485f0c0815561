namespace SplNet.Operands.Formulas;

/// <summary>Gives the observations of an operand's estimate in one block of runs.</summary>
internal delegate double[] RunValues(OperandEstimate estimate);

namespace SplNet.Syntax;

/// <summary>The parts of an operand, in their order.</summary>
internal enum OperandPart
{
    Method,
    ParameterTypes,
    Generators,
    Arguments,
    Revision,
}

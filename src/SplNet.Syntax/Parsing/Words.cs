namespace SplNet.Syntax;

/// <summary>Parts of the syntax as messages call them.</summary>
internal static class Words
{
    public static string Of(OperandPart part) => part switch
    {
        OperandPart.ParameterTypes => "parameter types",
        OperandPart.Generators => "generators",
        OperandPart.Arguments => "arguments",
        OperandPart.Revision => "revision",
        _ => "method",
    };
}

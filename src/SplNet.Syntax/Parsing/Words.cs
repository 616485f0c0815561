namespace SplNet.Syntax;

/// <summary>The names of parts of the syntax in messages.</summary>
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

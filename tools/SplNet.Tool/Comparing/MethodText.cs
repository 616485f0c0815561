using SplNet.Syntax;

namespace SplNet.Tool.Comparing;

/// <summary>A method of the command line, read as part of a formula: a claim is made of it, so that one parser reads both.</summary>
internal static class MethodText
{
    /// <summary>The claim; errors of the method keep the columns of its text.</summary>
    public static string Claim(string text) => text + " < 1 s";

    /// <summary>The method of a claim that was read; null if the text is not a method.</summary>
    public static OperandSyntax? OperandOf(RequirementSyntax claim) =>
        claim.Formula
            is ComparisonSyntax { First: EstimateSyntax { Estimator: null, Operand: var operand }, Steps: [{ Right: NumberSyntax }] }
            ? operand
            : null;
}

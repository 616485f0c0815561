using SplNet.Statements.Requirements;
using SplNet.Syntax;

namespace SplNet.Tool.Comparing;

/// <summary>Texts of the command line as requirements, whose operands are compared.</summary>
internal static class GivenOperands
{
    /// <summary>A method with its generators and arguments, as formulas write it.</summary>
    /// <exception cref="SplNetException">The text is not a method.</exception>
    public static SplRequirement Method(string text, RequirementSettings settings)
    {
        var claim = MethodText.Claim(text);
        var parsed = FormulaCheck.Formula(claim);
        Refuse(parsed, text, "--method");
        return MethodText.OperandOf(parsed.Root) is not null
            ? SplRequirements.OfText("--method", claim, settings)
            : throw new SplNetException(
                $"'{text}' is not a method. " +
                "Write Type.Method(arguments) or Type.Method[generator](arguments), and use --formula for formulas.");
    }

    /// <summary>A formula.</summary>
    /// <exception cref="SplNetException">The text cannot be read.</exception>
    public static SplRequirement Formula(string text, RequirementSettings settings)
    {
        Refuse(FormulaCheck.Formula(text), text, "--formula");
        return SplRequirements.OfText("--formula", text, settings);
    }

    private static void Refuse(ParsedText<RequirementSyntax> parsed, string text, string option)
    {
        var errors = parsed.Diagnostics.Where(static diagnostic => diagnostic.IsError)
            .Select(diagnostic => parsed.Describe(diagnostic, option)).ToList();
        if (errors.Count > 0)
            throw new SplNetException($"'{text}' cannot be read:{Environment.NewLine}{string.Join(Environment.NewLine, errors)}");
    }
}

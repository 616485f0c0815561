using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Bisecting;

/// <summary>A formula in which the operands without a revision are searched.</summary>
internal sealed class RevisedFormula
{
    private readonly string _text;
    private readonly IReadOnlyList<int> _ends;

    private RevisedFormula(string text, IReadOnlyList<int> ends, IReadOnlyList<string> operands) =>
        (_text, _ends, Operands) = (text, ends, operands);

    /// <summary>The searched operands, without a revision.</summary>
    public IReadOnlyList<string> Operands { get; }

    /// <summary>Reads a formula.</summary>
    /// <exception cref="SplNetException">It has errors, or no operand to search.</exception>
    public static RevisedFormula Read(string text)
    {
        var parsed = FormulaCheck.Formula(text);
        Refuse(parsed, "--formula");
        var searched = FormulaOperands.Of(parsed.Root.Formula).Where(static operand => operand.Revision is null).ToList();
        return searched.Count > 0
            ? new RevisedFormula(
                text,
                [.. searched.Select(static operand => operand.Span.End).Distinct().Order()],
                [.. searched.Select(static operand => operand.ToString()).Distinct(StringComparer.Ordinal)])
            : throw new SplNetException(
                $"--formula is '{text}', where each method names a revision. Leave out the revision of the methods to search.");
    }

    /// <summary>Reads a method as formulas write it.</summary>
    /// <returns>Its canonical text.</returns>
    /// <exception cref="SplNetException">It is not a method, or has a revision.</exception>
    public static string ReadMethod(string text)
    {
        var parsed = FormulaCheck.Formula(MethodText.Claim(text));
        Refuse(parsed, "--method");
        if (MethodText.OperandOf(parsed.Root) is not { } operand || parsed.Root.Name is not null)
            throw new SplNetException($"--method is '{text}'; it must be one method, for example \"Sorter.Sort[Arrays.Random](1000)\".");
        return operand.Revision is null
            ? operand.ToString()
            : throw new SplNetException($"--method is '{text}'; leave out {operand.Revision}, because the search chooses the revisions.");
    }

    /// <summary>The formula at a revision.</summary>
    public string At(Revision revision)
    {
        var text = _text;
        foreach (var end in _ends.Reverse())
            text = text.Insert(end, $"@{revision}");
        return text;
    }

    private static void Refuse(ParsedText<RequirementSyntax> parsed, string option)
    {
        if (parsed.HasErrors)
            throw new SplNetException(string.Join(Environment.NewLine, parsed.Diagnostics.Where(static diagnostic => diagnostic.IsError)
                .Select(diagnostic => parsed.Describe(diagnostic, option))));
    }
}
